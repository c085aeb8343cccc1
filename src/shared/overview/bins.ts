import type { Term } from '@/contract/page';
import type { OverviewChart } from './definition';

/** A chart whose terms stand in their own order. */
export type BinKind = Exclude<OverviewChart['kind'], 'terms' | 'flag'>;

/** Columns beyond which gaps are no longer drawn as such. */
const MAX_BINS = 60;
const POINTS = 10;
/** Years of one bin. */
export const WIDTHS = { decade: 10, year: 1 } as const;

const steps = (from: number, to: number, width: number): number[] =>
  Array.from({ length: (to - from) / width + 1 }, (_, step) => from + step * width);

/** Bins in their own order, those without an item among them as 0. Points run from 0 to 10 always. */
export function inOrder(kind: BinKind, terms: readonly Term[]): Term[] {
  const counts = new Map(terms.map(({ term, count }) => [Number(term), count]));
  const known = [...counts.keys()].toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const drawn = kind === 'points' ? steps(0, POINTS, 1) : known.length ? steps(first, last, WIDTHS[kind]) : [];
  return (drawn.length > MAX_BINS ? known : drawn).map((bin) => ({ term: String(bin), count: counts.get(bin) ?? 0 }));
}
