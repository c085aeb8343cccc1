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

export interface MenuItem {
  name: RouteName;
  labelKey: NonNullable<Row['menuKey']>;
}

export type Layout = 'public' | 'dashboard' | 'admin';

/** Out of the working areas. */
const CATALOGUE_ITEM: MenuItem = { name: 'welcome', labelKey: 'nav:menu.catalogue' };

/** The header that belongs to a page. */
export function layoutOf(name: RouteName | undefined): Layout {
  const area = name && rowOf(name).area;
  return area === 'dashboard' || area === 'admin' ? area : 'public';
}

/** What the menu of a layout shows to somebody with these authorities: never what the guard would refuse. */
export function menuFor(layout: Layout, authorities: readonly string[]): MenuItem[] {
  const isPublic = layout === 'public';
  const names: readonly string[] = isPublic ? MAIN_MENU : routeNames.filter((name) => rowOf(name).area === layout);
  const items = names.filter(isRouteName).flatMap((name) => {
    const { menuKey, allow } = rowOf(name);
    return menuKey && permits(allow, authorities) ? [{ name, labelKey: menuKey }] : [];
  });
  return isPublic ? items : [...items, CATALOGUE_ITEM];
}

/**
 * The entry that a page belongs to: in the catalogue that of its area; where that has none, and in a working area, whose
 * pages share one, that of the nearest row above it.
 */
export function currentItem(items: readonly MenuItem[], name: RouteName | undefined): RouteName | undefined {
  if (!name || items.some((entry) => entry.name === name)) return name;
  const { area, parent = '' } = rowOf(name);
  const ofArea = layoutOf(name) === 'public' && items.find((entry) => rowOf(entry.name).area === area)?.name;
  return ofArea || (isRouteName(parent) ? currentItem(items, parent) : undefined);
}
