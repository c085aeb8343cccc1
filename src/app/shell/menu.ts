import { permits, type Row } from '@/routes/route';
import { isRouteName, routeNames, rowOf, type RouteName } from '@/routes/routes';

/** The main menu, in its order: rows that do not exist yet take their place when they do. */
const MAIN_MENU = [
  'accessions',
  'subsets',
  'datasets',
  'descriptorLists',
  'crops',
  'countries',
  'partners',
  'institutes',
  'networks',
  'bibliography',
  'about',
  'news',
  'legal',
  'documentation',
  'myList',
] as const;

export interface MenuEntry {
  name: RouteName;
  labelKey: NonNullable<Row['menuKey']>;
}

export type Layout = 'public' | 'dashboard' | 'admin';

/** The header that belongs to a page. */
export function layoutOf(name: RouteName | undefined): Layout {
  const area = name && rowOf(name).area;
  return area === 'dashboard' || area === 'admin' ? area : 'public';
}

/** What the menu of a layout shows to somebody with these authorities: never what the guard would refuse. */
export function menuFor(layout: Layout, authorities: readonly string[]): MenuEntry[] {
  const names: readonly string[] =
    layout === 'public' ? MAIN_MENU : routeNames.filter((name) => rowOf(name).area === layout);
  return names.filter(isRouteName).flatMap((name) => {
    const { menuKey, allow } = rowOf(name);
    return menuKey && permits(allow, authorities) ? [{ name, labelKey: menuKey }] : [];
  });
}
