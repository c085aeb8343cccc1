import type { Catalogue } from '../catalogue';
import { newCodes, type CodedColumn } from './coded-column';
import { CHUNK_BITS, TextColumn } from './text-column';

/** What comes from another thread is a structured clone: data without its class. */
type Texts = Pick<TextColumn, 'addresses' | 'chunks'>;
type Numbers = Float64Array | Uint32Array;
type Column = Numbers | Texts | CodedColumn<unknown>;

/** Lists and taxa are the same value of a column where all in them is the same. */
const keyOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

function joinCodes(parts: readonly CodedColumn<unknown>[], rows: number): CodedColumn<unknown> {
  const values: unknown[] = [];
  const byKey = new Map<unknown, number>();
  const codeOf = (value: unknown): number => {
    const key = keyOf(value);
    const code = byKey.get(key) ?? values.push(value) - 1;
    byKey.set(key, code);
    return code;
  };
  const tables = parts.map((part) => Uint32Array.from(part.values, codeOf));
  const codes = newCodes(values.length, rows);
  let row = 0;
  for (const [at, part] of parts.entries()) {
    const table = tables[at] ?? new Uint32Array(0);
    for (let i = 0; i < part.codes.length; i++) codes[row++] = table[part.codes[i] ?? 0] ?? 0;
  }
  return { codes, values };
}

/** The chunks stay as they are; addresses count them anew. */
function joinTexts(parts: readonly Texts[], rows: number): TextColumn {
  const addresses = new Uint32Array(rows);
  const chunks: Uint8Array[] = [];
  let row = 0;
  for (const part of parts) {
    const before = chunks.length << CHUNK_BITS;
    for (let i = 0; i < part.addresses.length; i++) {
      const address = part.addresses[i] ?? 0;
      addresses[row++] = address === 0 ? 0 : address + before;
    }
    chunks.push(...part.chunks);
  }
  return new TextColumn(addresses, chunks);
}

/** `all` has room for those of all parts. */
export function joinNumbers<A extends Numbers>(parts: readonly A[], all: A): A {
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function joinColumn(parts: readonly Column[], rows: number): Column {
  const [first] = parts;
  if (first instanceof Float64Array) return joinNumbers(parts as Float64Array[], new Float64Array(rows));
  // Uuids that were brought along, which what is made up does not do.
  if (first instanceof Uint32Array) {
    const words = (parts as Uint32Array[]).reduce((sum, { length }) => sum + length, 0);
    if (words !== 0) throw new RangeError('Columns with uuids of their own are not joined.');
    return first;
  }
  if (first && 'chunks' in first) return joinTexts(parts as Texts[], rows);
  return joinCodes(parts as CodedColumn<unknown>[], rows);
}

/** One catalogue of the rows of several, in their order. None of them may be used any more. */
export function joinCatalogues(parts: readonly Catalogue[]): Catalogue {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const { rows: _, ...columns } = parts[0] ?? {};
  const joined = Object.keys(columns).map((name) => [
    name,
    joinColumn(
      parts.map((part) => part[name as Exclude<keyof Catalogue, 'rows'>]),
      rows,
    ),
  ]);
  // Each column is joined as what it is.
  return { rows, ...Object.fromEntries(joined) } as unknown as Catalogue;
}
