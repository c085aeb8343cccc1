/** Makes one file of rows that come piece by piece; every value is text, an empty one is no value. */
export interface TableWriter {
  /** @throws LongValue where the format cannot hold a value. */
  add(rows: readonly (readonly string[])[]): void;
  /** Ends the file. Call it once. */
  end(): Blob;
}

/** A value that the format has no room for: the file is not made, rather than made with less in it. */
export class LongValue extends Error {
  constructor(
    /** From 0; the header is row 0. */
    readonly row: number,
    readonly column: number,
    /** In UTF-16 units, as spreadsheets count. */
    readonly length: number,
  ) {
    super(`Row ${row}, column ${column}: ${length} characters`);
  }
}
