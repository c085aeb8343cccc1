import Papa from 'papaparse';
import { ValidationError } from 'yup';
import { GENOTYPES_MAX, genotypeSchema, type GenotypeChange } from '@/contract/genotype';

/** The columns of a table of records, in whatever order and case. */
export const GENOTYPE_COLUMNS = ['instCode', 'acceNumb', 'genotypeId', 'serverUrl'] as const;
type Column = (typeof GENOTYPE_COLUMNS)[number];
const NEEDED: readonly Column[] = ['acceNumb', 'genotypeId'];

/** A filled line of the text, by its number from 1: what it says, or what keeps it from being read. */
export interface ReadLine {
  line: number;
  cells: readonly string[];
  record?: GenotypeChange;
  /** `key` is of `form:problem`. */
  problem?: { column: string; value: string; key: string; count?: number };
}

export type ReadGenotypes =
  | { fault: 'header'; found: readonly string[] }
  | {
      fault?: never;
      header: readonly string[];
      lines: readonly ReadLine[];
      /** Columns that records have no place for. */
      unread: readonly string[];
    };

const breaksIn = (row: readonly string[]): number =>
  row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

function readRow(cells: Readonly<Record<Column, string>>): Pick<ReadLine, 'record' | 'problem'> {
  try {
    return { record: genotypeSchema.validateSync(cells, { abortEarly: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { key = 'pattern', count } = error.message as unknown as { key?: string; count?: number };
    const column = (error.path ?? 'acceNumb') as Column;
    return { problem: { column, value: cells[column], key, ...(count !== undefined && { count }) } };
  }
}

/** Records as they were pasted from a table or read from a CSV file. Every filled line is answered for. */
export function readGenotypes(text: string): ReadGenotypes {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.replace(/^\s+/, '').split(/[\r\n]/, 1);
  const delimiter = ['\t', ';', ','].find((each) => head.includes(each)) ?? '\t';
  const { data } = Papa.parse<string[]>(plain, { delimiter });
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1 + breaksIn(cells);
  }
  const [header, ...rest] = rows;
  const found = header?.cells.map((name) => name.trim()) ?? [];
  const at = (column: string) => found.findIndex((name) => name.toLowerCase() === column.toLowerCase());
  if (NEEDED.some((column) => at(column) < 0)) return { fault: 'header', found };
  const known = new Set(GENOTYPE_COLUMNS.map(at));
  const lines = rest.map(({ line: number, cells }, index): ReadLine => {
    const beyond = cells.slice(found.length).filter((cell) => cell.trim() !== '');
    if (beyond.length > 0)
      return { line: number, cells, problem: { column: '', value: beyond.join(' '), key: 'pattern' } };
    if (index >= GENOTYPES_MAX)
      return { line: number, cells, problem: { column: '', value: '', key: 'listAtMost', count: GENOTYPES_MAX } };
    const named = Object.fromEntries(GENOTYPE_COLUMNS.map((column) => [column, cells[at(column)] ?? '']));
    return { line: number, cells, ...readRow(named as Record<Column, string>) };
  });
  return { header: found, lines, unread: found.filter((name, index) => name !== '' && !known.has(index)) };
}

/** Lines as they were, under their header: to be put right. */
export const asText = (header: readonly string[], lines: readonly ReadLine[]): string =>
  Papa.unparse([[...header], ...lines.map(({ cells }) => [...cells])], { delimiter: '\t', newline: '\n' });
