import type { Allow, Row } from './route';
import type nav from '../../locales/en/nav.json';

type Title = keyof typeof nav.titles;
type Menu = keyof typeof nav.menu;

/** Names of an item whose rows have all their texts in `nav.json`. */
type Named = { [T in Title]: T extends `dashboard${infer One}s` ? One : never }[Title];
type Editable = {
  [One in Named]: `dashboard${One}s` extends Menu ? (`new${One}` | `edit${One}` extends Title ? One : never) : never;
}[Named];

type Joined<Steps extends readonly string[]> = Steps extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}|${Joined<Rest>}`
  : never;

/** The editor's path; an area without further steps has the first one only. */
type EditPath<Path extends string, Steps extends readonly string[]> = Steps extends readonly []
  ? `${Path}/{uuid}/edit`
  : `${Path}/{uuid}/edit/{step:${Joined<Steps>}?}`;

type WithPath<Path extends string> = Row & { readonly path: Path };

type WorkingArea<One extends string, Path extends string, Steps extends readonly string[]> = Record<
  `dashboard${One}s`,
  WithPath<`${Path}/{filterCode?}`>
> &
  Record<`new${One}`, WithPath<`${Path}/edit`>> &
  Record<`dashboard${One}`, WithPath<`${Path}/{uuid}`> & { readonly redirect: `edit${One}` }> &
  Record<`edit${One}`, WithPath<EditPath<Path, Steps>>>;

interface Given<Path extends string, Steps extends readonly string[]> {
  path: Path;
  /** Of the editor, after its first one, which has no word of its own. */
  steps: Steps;
  allow: Allow;
  patterns?: Row['patterns'];
}

/**
 * The rows of whatever is written in the dashboard: `dashboardSubsets` its list, `newSubset` what creates, `editSubset`
 * the editor with its steps, and `dashboardSubset`, which leads to it. Titles and the menu entry have the rows' names.
 */
export function workingArea<
  const One extends Editable,
  const Path extends `/dashboard/${string}`,
  const Steps extends readonly string[],
>(one: One, { path, steps, allow, patterns }: Given<Path, Steps>): WorkingArea<One, Path, Steps> {
  const list = `dashboard${one}s` as const;
  const common = { allow, area: 'dashboard', ...(patterns && { patterns }) } as const;
  const step = steps.length > 0 ? `/{step:${steps.join('|')}?}` : '';
  const edit = { ...common, titleKey: `nav:titles.edit${one}`, parent: list } as const;
  const rows = {
    [list]: {
      ...common,
      path: `${path}/{filterCode?}`,
      titleKey: `nav:titles.${list}`,
      menuKey: `nav:menu.${list}`,
      parent: 'dashboard',
    },
    [`new${one}`]: { ...common, path: `${path}/edit`, titleKey: `nav:titles.new${one}`, parent: list },
    [`dashboard${one}`]: { ...edit, path: `${path}/{uuid}`, redirect: `edit${one}` },
    [`edit${one}`]: { ...edit, path: `${path}/{uuid}/edit${step}` },
  };
  // Computed names lose their types.
  return rows as never;
}
