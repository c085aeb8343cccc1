import type { TreeRow } from './indexed-tree';

/** Heights and widths in lines: one is the height of a row. */
export interface Spot {
  /** Middle of the node. */
  at: number;
  /** Middles of its first and last child, where it is expanded. */
  from: number;
  to: number;
  /** Where its name begins, and how much room there is for it. */
  start: number;
  width: number;
}

/** Places of rows, one for each, and the room they take. */
export interface Layout {
  spots: readonly Spot[];
  height: number;
  width: number;
}

/** A name is not given more room than this many lines; what is longer is cut off, and told in full elsewhere. */
const MAX_WIDTH = 16;
/** Of the sign before the name, the count behind it and the branch to the children. */
const BESIDE = 2.4;
/** Width of a letter, roughly: a column need not be exact. */
const LETTER = 0.27;
const INDENT = 0.9;
/** Of more lines than this, parents stand beside their first child, and stay in sight while one scrolls along. */
const TALL = 18;

const widthOf = ({ node: { name, count } }: TreeRow) =>
  Math.min(MAX_WIDTH, (name.length + Math.log10(count + 1) + 2) * LETTER) + BESIDE;

export const isTall = ({ from, to }: Pick<Spot, 'from' | 'to'>): boolean => to - from > TALL;

/** Every node without shown children has a line of its own, parents stand in the middle of theirs; a column a level. */
export function diagram(rows: readonly TreeRow[]): Layout {
  const columns: number[] = [];
  for (const row of rows) columns[row.level] = Math.max(columns[row.level] ?? 0, widthOf(row));
  const starts: number[] = [];
  let width = 0;
  for (let level = 1; level < columns.length; level += 1) {
    starts[level] = width;
    width += columns[level] ?? 0;
  }
  const at = new Float64Array(rows.length);
  const from = new Float64Array(rows.length).fill(Infinity);
  const to = new Float64Array(rows.length).fill(-Infinity);
  let lines = 0;
  for (const [index, { expanded }] of rows.entries()) {
    if (expanded) continue;
    at[index] = from[index] = to[index] = lines + 0.5;
    lines += 1;
  }
  // Children come after their parents: from the end, a parent's are all placed before it.
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const { expanded, parentRow } = rows[index] ?? {};
    const [first = 0, last = 0] = [from[index], to[index]];
    if (expanded) at[index] = isTall({ from: first, to: last }) ? first : (first + last) / 2;
    if (parentRow === undefined) continue;
    from[parentRow] = Math.min(from[parentRow] ?? Infinity, at[index] ?? 0);
    to[parentRow] = Math.max(to[parentRow] ?? -Infinity, at[index] ?? 0);
  }
  const spots = rows.map(({ level }, index): Spot => ({
    at: at[index] ?? 0,
    from: from[index] ?? 0,
    to: to[index] ?? 0,
    start: starts[level] ?? 0,
    width: columns[level] ?? 0,
  }));
  return { spots, height: lines, width };
}

/** A line for every node, moved in by its level. */
export function outline(rows: readonly TreeRow[]): Layout {
  const spots = rows.map((row, index): Spot => {
    const at = index + 0.5;
    return { at, from: at, to: at, start: (row.level - 1) * INDENT, width: widthOf(row) + BESIDE };
  });
  const width = spots.reduce((most, spot) => Math.max(most, spot.start + spot.width), 0);
  return { spots, height: rows.length, width };
}
