import type nav from '../../locales/en/nav.json';
import type { Row, Rows } from './route';
import { tables } from './tables';
import { together, type Together } from './together';

export type Routes = Together<(typeof tables)[number]>;
export type RouteName = keyof Routes;

type Titled = { readonly titleKey: string };

/** Rows without a text for their title, or for their entry in the menu: none, or this does not compile. */
type Unnamed = {
  [N in RouteName]: Routes[N] extends { menu: object }
    ? N extends keyof typeof nav.titles & keyof typeof nav.menu
      ? never
      : N
    : N extends keyof typeof nav.titles
      ? never
      : Routes[N] extends Titled
        ? never
        : N;
}[RouteName];

/** Every address of the portal. */
const rows: Rows = together(tables) satisfies [Unnamed] extends [never] ? Rows : { unnamed: Unnamed };

/** A row with the keys of its texts. */
interface NamedRow extends Row {
  readonly titleKey: NonNullable<Row['titleKey']>;
  /** The label in the menu. */
  readonly menuKey?: `nav:menu.${keyof typeof nav.menu}`;
}

const named = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [
    name,
    { titleKey: `nav:titles.${name}`, ...row, ...(row.menu && { menuKey: `nav:menu.${name}` }) },
  ]),
) as Readonly<Record<RouteName, NamedRow>>;

export const rowOf = (name: RouteName): NamedRow => named[name];

export const routeNames = Object.keys(named) as RouteName[];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(named, name);
