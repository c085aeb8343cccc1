import { Figure } from '@/shared/ui/text/Figure';
import { Missing } from '@/shared/ui/text/Missing';
import type { ListColumn } from './definition';

type Rest<T> = Omit<ListColumn<T>, 'name' | 'cell'>;

/** A usual column of counts, by which the list can be sorted: `figureColumn('accessionCount', 110)`. */
export const figureColumn = <N extends string>(name: N, width: number): ListColumn<Record<N, number>> => ({
  name,
  sort: name,
  usual: true,
  align: 'end',
  width,
  cell: (row) => <Figure value={row[name]} />,
});

type Named<N extends string> = Record<N, string> & { language?: string | null };

/** The column that names the row and leads to where it opens; sorted by that name: `nameColumn('title', { width: 240 })`. */
export const nameColumn = <N extends string>(name: N, rest: Rest<Named<N>>): ListColumn<Named<N>> => ({
  name,
  sort: name,
  fixed: true,
  opens: true,
  cell: (row) => <bdi lang={row.language ?? undefined}>{row[name]}</bdi>,
  ...rest,
});

/** A column of texts as they are, in their own direction; sorted by them unless `sort` is `undefined`. */
export const textColumn = <N extends string>(
  name: N,
  rest: Rest<Partial<Record<N, string | null>>>,
): ListColumn<Partial<Record<N, string | null>>> => ({
  name,
  sort: name,
  cell: (row) => (row[name] ? <bdi>{row[name]}</bdi> : <Missing />),
  ...rest,
});
