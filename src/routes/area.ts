import type { Allow, Row } from './route';

interface Given {
  /** One of them, as the rows are named after it: `Subset`. */
  readonly one: string;
  /** Below the base. */
  readonly path: string;
  /** The value that names an item in its addresses; `uuid` by default. */
  readonly key?: string;
  /** Of the editor, after its first one, which has no word of its own. */
  readonly steps?: readonly string[];
  /** Of the page that an item has here. Without any its address leads to its editor. */
  readonly tabs?: readonly string[];
  /** The list has no code of a filter in its address. */
  readonly filtered?: false;
  /** Nobody makes a new one here. */
  readonly made?: false;
  readonly allow: Allow;
  readonly menu?: Row['menu'];
  readonly patterns?: Row['patterns'];
}

type Joined<Words extends readonly string[]> = Words extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}|${Joined<Rest>}`
  : never;

type Choice<Name extends string, Words> = Words extends readonly [string, ...string[]]
  ? `/{${Name}:${Joined<Words>}?}`
  : '';

type Key<G extends Given> = G extends { key: infer K extends string } ? K : 'uuid';
type Steps<G extends Given> = G extends { steps: infer S } ? S : [];
type Tabs<G extends Given> = G extends { tabs: infer T } ? T : [];

type At<Path extends string> = Row & { readonly path: Path };
type Leading<Path extends string, To extends string> = At<Path> & {
  readonly redirect: To;
  readonly titleKey: NonNullable<Row['titleKey']>;
};

/** The rows of an area, by name. */
type AreaRows<Base extends string, G extends Given, Path extends string = `/${Base}/${G['path']}`> = {
  readonly [N in `${Base}${G['one']}s`]: At<G extends { filtered: false } ? Path : `${Path}/{filterCode?}`> &
    Pick<G, 'menu'>;
} & (G extends { made: false } ? unknown : { readonly [N in `new${G['one']}`]: At<`${Path}/edit`> }) & {
    readonly [N in `${Base}${G['one']}`]: G extends { tabs: readonly string[] }
      ? At<`${Path}/{${Key<G>}}${Choice<'tab', Tabs<G>>}`>
      : Leading<`${Path}/{${Key<G>}}`, `edit${G['one']}`>;
  } & { readonly [N in `edit${G['one']}`]: At<`${Path}/{${Key<G>}}/edit${Choice<'step', Steps<G>>}`> };

const choice = (name: string, words: readonly string[] = []): string =>
  words.length > 0 ? `/{${name}:${words.join('|')}?}` : '';

/**
 * The rows of what is written below `/dashboard` or `/admin`, of a Subset for instance: `dashboardSubsets` its list,
 * `newSubset` what makes one, `editSubset` the editor with its steps, and `dashboardSubset`, which leads to it or is a
 * page with tabs. Titles and the entry of the menu have the rows' names.
 */
export function area<const Base extends string, const G extends Given>(base: Base, given: G): AreaRows<Base, G> {
  const { one, path, key = 'uuid', steps, tabs, filtered, made, allow, menu, patterns }: Given = given;
  const common = { allow, ...(patterns && { patterns }) };
  const list = `${base}${one}s`;
  const at = `/${base}/${path}`;
  const item = tabs ? {} : { titleKey: `nav:titles.edit${one}`, redirect: `edit${one}` };
  const rows = {
    [list]: { ...common, path: filtered === false ? at : `${at}/{filterCode?}`, parent: base, ...(menu && { menu }) },
    ...(made !== false && { [`new${one}`]: { ...common, path: `${at}/edit`, parent: list } }),
    [`${base}${one}`]: { ...common, path: `${at}/{${key}}${choice('tab', tabs)}`, parent: list, ...item },
    [`edit${one}`]: { ...common, path: `${at}/{${key}}/edit${choice('step', steps)}`, parent: list },
  };
  // Computed names lose their types.
  return rows as AreaRows<Base, G>;
}
