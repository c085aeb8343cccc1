/** The values of each accession stand together in `values`, in the order they came, from `start[i]` to below `start[i + 1]`. */
export interface RowsOfValues {
  start: Uint32Array;
  /** Places of values in their column. */
  values: Uint32Array;
}

/** @param accession of each value. @param count how many accessions there are. */
export function rowsOfValues(accession: Uint32Array, count: number): RowsOfValues {
  const start = new Uint32Array(count + 1);
  for (const row of accession) start[row + 1] = (start[row + 1] ?? 0) + 1;
  for (let row = 1; row <= count; row += 1) start[row] = (start[row] ?? 0) + (start[row - 1] ?? 0);
  const next = start.slice();
  const values = new Uint32Array(accession.length);
  accession.forEach((row, place) => {
    const at = next[row] ?? 0;
    values[at] = place;
    next[row] = at + 1;
  });
  return { start, values };
}
