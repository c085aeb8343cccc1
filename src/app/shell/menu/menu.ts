import { byGroup, layoutOf, type Layout } from '@/routes/layout';
import { permits, type Group } from '@/routes/route';
import { isRouteName, routeNames, rowOf, type RouteName } from '@/routes/routes';
import type nav from '../../../../locales/en/nav.json';

export type GroupName = keyof typeof nav.groups;

/** The groups that have names; what stands in another has a place of its own. */
const NAMED: readonly GroupName[] = [
  'account',
  'requests',
  'data',
  'translations',
  'reference',
  'content',
  'about',
  'administration',
  'installation',
];

export interface MenuItem {
  name: RouteName;
  labelKey: NonNullable<ReturnType<typeof rowOf>['menuKey']>;
  group?: Group;
}

export interface MenuGroup {
  named: GroupName;
  items: MenuItem[];
}

export type MenuEntry = MenuItem | MenuGroup;

/** Out of the working areas. */
const CATALOGUE_ITEM: MenuItem = { name: 'welcome', labelKey: 'nav:menu.catalogue' };

/** What the menu of a layout shows to somebody with these authorities, group by group: never what the guard would refuse. */
export function menuFor(layout: Layout, authorities: readonly string[]): MenuItem[] {
  const items = routeNames.flatMap((name) => {
    const { menu, menuKey: labelKey, allow } = rowOf(name);
    return menu && labelKey && layoutOf(name) === layout && permits(allow, authorities)
      ? [{ name, labelKey, group: menu.group }]
      : [];
  });
  const sorted = byGroup(items, ({ name }) => rowOf(name).menu).flatMap(({ rows }) => rows);
  return layout === 'public' ? sorted : [...sorted, CATALOGUE_ITEM];
}

/** The items in their groups, each where the first of it stands. What would be alone in a group needs none. */
export function grouped(items: readonly MenuItem[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const item of items) {
    const group = NAMED.find((each) => each === item.group);
    const fellows = items.filter((other) => other.group === group);
    if (!group || fellows.length === 1) entries.push(item);
    else if (fellows[0] === item) entries.push({ named: group, items: fellows });
  }
  return entries;
}

const firstWord = (name: RouteName): string => rowOf(name).path.split('/')[1] ?? '';

/**
 * The entry that a page belongs to: that of the nearest row above it; where there is none, in the catalogue that whose
 * address begins alike.
 */
export function currentItem(items: readonly MenuItem[], name: RouteName | undefined): RouteName | undefined {
  if (!name || items.some((entry) => entry.name === name)) return name;
  const { parent = '' } = rowOf(name);
  const above = isRouteName(parent) ? currentItem(items, parent) : undefined;
  const isAlike = (entry: MenuItem) => firstWord(entry.name) === firstWord(name);
  return above ?? (layoutOf(name) === 'public' ? items.find(isAlike)?.name : undefined);
}
