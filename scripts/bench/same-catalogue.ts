import { TabReader } from '@/shared/files/tab-reader';
import { accessionBuilder } from '../../mocks/accessions/builder';
import { ACCESSION_REFERENCE } from '../../mocks/reference/reference';
import { importFiles } from '../../mocks/import/load';

/** The rows of a TAB separated answer, header first. */
export function tabRows(pieces: Iterable<Uint8Array>): string[][] {
  const reader = new TabReader();
  const rows: string[][] = [];
  for (const piece of pieces) rows.push(...reader.push(piece));
  return [...rows, ...reader.end()];
}

export interface Comparison {
  /** Without the header. */
  rows: number;
  values: number;
  /** Values that are not the server's; where a row is missing, all of its values. */
  differing: number;
}

/** INSTCODE, ACCENUMB and GENUS tell accessions apart. */
const identity = (row: readonly string[]) => [row[1], row[2], row[8]].join('\n');

/** Loads an exported file as `--data` does and compares what it then holds with the server's rows, value by value. */
export async function sameCatalogue(path: string, served: readonly string[][]): Promise<Comparison> {
  const builder = accessionBuilder();
  await importFiles([path], { add: (record) => builder.add(record) });
  const store = builder.build(ACCESSION_REFERENCE);
  const pieces: Uint8Array[] = [];
  const everything = { historic: true, OR: { historic: false } };
  for await (const piece of store.download(everything, 'mcpd')) pieces.push(new TextEncoder().encode(piece));
  const [header = [], ...rows] = tabRows(pieces);
  const wanted = new Map(served.slice(1).map((row) => [identity(row), row]));
  let differing = Math.abs(rows.length - wanted.size) * header.length;
  for (const row of rows) {
    const other = wanted.get(identity(row)) ?? [];
    for (const [at, value] of row.entries()) if (value !== other[at]) differing += 1;
  }
  return { rows: rows.length, values: rows.length * header.length, differing };
}
