import { Figure } from '@/shared/ui/Figure';
import type { ListColumn } from './definition';

/** A usual column of counts, by which the list can be sorted: `figureColumn('accessionCount', 110)`. */
export const figureColumn = <N extends string>(name: N, width: number): ListColumn<Record<N, number>> => ({
  name,
  sort: name,
  usual: true,
  align: 'end',
  width,
  cell: (row) => <Figure value={row[name]} />,
});
