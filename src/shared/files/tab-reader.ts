import Papa from 'papaparse';

interface Parsed {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/** The text ended inside a quoted value: what came is not all that was sent. */
export class CutShort extends Error {}

/**
 * Reads TAB separated, double-quoted UTF-8 text, as the server family writes it, from bytes in pieces of any size.
 * A byte order mark is left out; a line of a single empty value is a row.
 */
export class TabReader {
  private readonly decoder = new TextDecoder();
  private rest = '';

  /** The rows that are there in full by now. */
  push(bytes: Uint8Array): string[][] {
    this.rest += this.decoder.decode(bytes, { stream: true });
    return this.take(true);
  }

  /** @throws CutShort */
  end(): string[][] {
    this.rest += this.decoder.decode();
    return this.take(false);
  }

  private take(partial: boolean): string[][] {
    if (this.rest === '') return [];
    const parser = new Papa.Parser({ delimiter: '\t', newline: '\n' });
    const { data, errors, meta } = parser.parse(this.rest, 0, partial) as Parsed;
    if (!partial && errors.some(({ code }) => code === 'MissingQuotes')) throw new CutShort();
    // What stands behind the last line end is a row only where something is there.
    if (!partial && this.rest.endsWith('\n')) data.pop();
    this.rest = partial ? this.rest.slice(meta.cursor) : '';
    return data;
  }
}
