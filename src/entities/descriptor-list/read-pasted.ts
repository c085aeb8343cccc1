import Papa from 'papaparse';
import { ValidationError } from 'yup';
import type { Descriptor } from '@/contract/descriptor';
import { descriptorSchema } from '@/contract/descriptor-schema';
import type { ImportedDescriptor } from '@/contract/descriptor-list';
import { isUuid } from '@/contract/patterns';
import { HEADER, cellsOf, type Column } from './descriptor-rows';

/** What is wrong in a line, counted from 1: `key` is of `form:problem`. */
export interface BadLine {
  line: number;
  column: Column;
  value: string;
  key: string;
  count?: number;
}

/** `lines`: where each descriptor begins. */
export type Pasted =
  | { fault: 'lines' }
  | { fault: 'header'; expected: readonly string[]; found: readonly string[] }
  | { fault?: never; descriptors: ImportedDescriptor[]; lines: number[]; bad: BadLine[] };

/** A header and one line. */
export const LINES_MIN = 2;

type Cells = Record<Column, string>;

/** Of a list, and not of its descriptors: `number` follows from the order. */
const OWN = HEADER.filter((name) => name !== 'number' && name !== 'uuid');

const codesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf('=');
      const code = (at < 0 ? line : line.slice(0, at)).trim();
      return { code, title: at < 0 ? code : line.slice(at + 1).trim() };
    });

const BOOLEANS: Readonly<Record<string, unknown>> = { true: true, false: false, '': false };

const valueOf = (name: Column, text: string): unknown => {
  if (name === 'codes') return codesOf(text);
  if (name === 'category' || name === 'dataType') return text.trim().toUpperCase();
  if (name === 'key') return BOOLEANS[text.trim().toLowerCase()] ?? text;
  return text;
};

const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** What a line asks for: of a descriptor that is known only what differs from its exported line. */
function changeOf(cells: Cells, known: Descriptor | undefined): Record<string, unknown> {
  const kept = known && cellsOf('', known);
  const asked = OWN.filter((name) => cells[name] !== (kept && plainBreaks(kept[name])));
  return Object.fromEntries(asked.map((name) => [name === 'codes' ? 'terms' : name, valueOf(name, cells[name])]));
}

/** The column of a property, by its path. */
export const columnOf = (path: string): Column => {
  const [first = ''] = path.split(/[.[]/);
  return first === 'terms' ? 'codes' : (HEADER as readonly string[]).includes(first) ? (first as Column) : 'title';
};

function wrongIn(change: Record<string, unknown>, line: number, cells: Cells): BadLine[] {
  const names = Object.keys(change) as (keyof typeof descriptorSchema.fields)[];
  try {
    descriptorSchema.pick(names).validateSync(change, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => {
      const { key = 'pattern', count } = message as unknown as { key?: string; count?: number };
      const column = columnOf(path);
      return { line, column, value: cells[column], key, ...(count !== undefined && { count }) };
    });
  }
}

const breaksIn = (row: readonly string[]): number =>
  row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * Descriptors as they were pasted from a table: tab separated, or as the exported file has them. Columns are told by
 * their names, in any order; every line becomes a descriptor or is named in `bad`.
 */
export function readPasted(text: string, known: readonly Descriptor[]): Pasted {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.split(/[\r\n]/, 1);
  const delimiter = ['\t', ',', ';'].find((each) => head.includes(each)) ?? '\t';
  const { data } = Papa.parse<string[]>(plain, { delimiter });
  const lines = data.reduce<{ line: number; row: string[] }[]>((all, row) => {
    const last = all.at(-1);
    const line = last ? last.line + 1 + breaksIn(last.row) : 1;
    return [...all, { line, row }];
  }, []);
  const filled = lines.filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const [header, ...rows] = filled;
  if (!header || rows.length < LINES_MIN - 1) return { fault: 'lines' };
  const found = header.row.map((name) => name.trim());
  const same = found.length === HEADER.length && HEADER.every((name) => found.includes(name));
  if (!same) return { fault: 'header', expected: HEADER, found };
  const byUuid = new Map(known.map((each) => [each.uuid, each]));
  const descriptors: ImportedDescriptor[] = [];
  const lineOf: number[] = [];
  const bad: BadLine[] = [];
  const seen = new Set<string>();
  for (const { line, row } of rows) {
    const cells = Object.fromEntries(
      HEADER.map((name) => [name, plainBreaks(row[found.indexOf(name)] ?? '')]),
    ) as Cells;
    const uuid = cells.uuid.trim().toLowerCase();
    const change = changeOf(cells, byUuid.get(uuid));
    const wrong = wrongIn(change, line, cells);
    if (uuid && (!isUuid(uuid) || seen.has(uuid)))
      wrong.push({ line, column: 'uuid', value: cells.uuid, key: isUuid(uuid) ? 'pattern' : 'uuid' });
    if (row.length > HEADER.length && row.slice(HEADER.length).some(Boolean))
      wrong.push({ line, column: 'uuid', value: row.slice(HEADER.length).join(' '), key: 'pattern' });
    seen.add(uuid);
    bad.push(...wrong);
    if (wrong.length > 0) continue;
    lineOf.push(line);
    descriptors.push({ ...(uuid && { uuid }), ...change } as ImportedDescriptor);
  }
  return { descriptors, lines: lineOf, bad };
}
