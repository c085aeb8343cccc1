import { GROUPS, type Group, type Place } from './route';
import { isRouteName, rowOf, type RouteName } from './routes';

export type Layout = 'public' | 'dashboard' | 'admin';

/** The header that belongs to a page: that of the row at the head of its breadcrumbs. */
export function layoutOf(name: RouteName | undefined): Layout {
  const { parent = '' } = name ? rowOf(name) : {};
  if (isRouteName(parent)) return layoutOf(parent);
  return name === 'dashboard' || name === 'admin' ? name : 'public';
}

/** Rows in their groups, those without a place left out. */
export const byGroup = <T>(rows: readonly T[], placeOf: (row: T) => Place | undefined): { group: Group; rows: T[] }[] =>
  GROUPS.map((group) => {
    const placed = rows.flatMap((row) => {
      const place = placeOf(row);
      return place?.group === group ? [{ row, order: place.order }] : [];
    });
    return { group, rows: placed.toSorted((a, b) => a.order - b.order).map(({ row }) => row) };
  }).filter(({ rows: found }) => found.length > 0);
