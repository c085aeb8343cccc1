import { ROLES, type Role } from '@/contract/account/session';
import type nav from '../../locales/en/nav.json';

/** Who may open an address. Plain data, so that Node, the guard and the menu read the same. */
export type Allow = 'anyone' | { readonly any: readonly Role[] } | { readonly all: readonly Role[] };

/** The part of the product; `dashboard` and `admin` have a header of their own. */
export type Area =
  | 'welcome'
  | 'accessions'
  | 'subsets'
  | 'datasets'
  | 'descriptorlists'
  | 'descriptors'
  | 'crops'
  | 'geography'
  | 'partners'
  | 'institutes'
  | 'networks'
  | 'vocabulary'
  | 'taxonomy'
  | 'divtree'
  | 'bibliography'
  | 'my-list'
  | 'auth'
  | 'requests'
  | 'dashboard'
  | 'admin';

export interface Row {
  /** `{name}` a value, `{name?}` an optional one, `{name:a|b}` one of a closed list. */
  readonly path: string;
  /** Further addresses of the same screen, with the same values. */
  readonly aliases?: readonly string[];
  /** The title of the page, and its crumb until the page knows a better one. */
  readonly titleKey: `nav:titles.${keyof typeof nav.titles}`;
  readonly allow: Allow;
  readonly area: Area;
  /** The row one step up in the breadcrumbs. */
  readonly parent?: string;
  /** The label in the main menu, where `app/shell/menu.ts` lists the row. */
  readonly menuKey?: `nav:menu.${keyof typeof nav.menu}`;
  /** The row with the same values that takes this one's place: it has no screen of its own. */
  readonly redirect?: string;
  /** Tighter patterns than those the names have everywhere, as sources of regular expressions. */
  readonly patterns?: Readonly<Record<string, string>>;
}

export const anyone = 'anyone';

export const anyOf = (...roles: Role[]): Allow => ({ any: roles });

export const administrator: Allow = anyOf('ROLE_ADMINISTRATOR');

export const allOf = (...roles: Role[]): Allow => ({ all: roles });

/** Any person who signed in, whatever else they are. */
export const signedIn: Allow = { any: ROLES.filter((role) => role !== 'ROLE_CLIENT') };

/** Whether somebody with these authorities may open what `allow` guards. */
export function permits(allow: Allow, authorities: readonly string[]): boolean {
  if (allow === 'anyone') return true;
  if ('any' in allow) return allow.any.some((role) => authorities.includes(role));
  return allow.all.every((role) => authorities.includes(role));
}

/** The roles that would have opened it: all that lack of `all`, the list of `any`. */
export function missingRoles(allow: Allow, authorities: readonly string[]): readonly Role[] {
  if (permits(allow, authorities) || allow === 'anyone') return [];
  return 'any' in allow ? allow.any : allow.all.filter((role) => !authorities.includes(role));
}
