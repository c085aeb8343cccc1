import type { ServerInfo } from '@/contract/info';
import type { Kind, KINDS } from '@/contract/kinds';
import { ROLES, type Role } from '@/contract/account/session';
import type nav from '../../locales/en/nav.json';

/** Who may open an address. Plain data, so that Node, the guard and the menu read the same. */
export type Allow = 'anyone' | { readonly any: readonly Role[] } | { readonly all: readonly Role[] };

/** In the order of the menus and of the homes of the working areas. */
export const GROUPS = [
  'home',
  'account',
  'publications',
  'requests',
  'data',
  'translations',
  'reference',
  'content',
  'about',
  'kept',
  'people',
  'administration',
  'installation',
  'own',
] as const;
export type Group = (typeof GROUPS)[number];

/** Where a row stands among those that people choose from. */
export interface Place {
  readonly group: Group;
  /** Within the group, the smallest first. */
  readonly order: number;
}

/** A way to the address from the home of a working area. */
interface Card extends Place {
  readonly on: 'dashboard' | 'admin';
  /** What the server has to have for it. */
  readonly when?: keyof ServerInfo['features'];
}

export interface Row {
  /** `{name}` a value, `{name?}` an optional one, `{name:a|b}` one of a closed list. */
  readonly path: string;
  /** Further addresses of the same screen, with the same values. */
  readonly aliases?: readonly string[];
  /** The title of the page, and its crumb until the page knows a better one: `titles.{name of the row}` by default. */
  readonly titleKey?: `nav:titles.${keyof typeof nav.titles}`;
  readonly allow: Allow;
  /** What its pages are called by is in this language, whatever the portal's is: scientific names. */
  readonly named?: 'la';
  /** The row one step up in the breadcrumbs. The one at their head decides the header: dashboard, administration, catalogue. */
  readonly parent?: string;
  /** Reached by an e-mailed link, by somebody who came for this alone: its header has no menu. */
  readonly bare?: true;
  /** It stands in the menu of its header, as `menu.{name of the row}`. */
  readonly menu?: Place;
  readonly card?: Card;
  /** The row with the same values that takes this one's place: it has no screen of its own. */
  readonly redirect?: string;
  /** Tighter patterns than those the names have everywhere, as sources of regular expressions. */
  readonly patterns?: Readonly<Record<string, string>>;
}

/** The rows of an entity or a feature. */
export type Rows = Readonly<Record<string, Row>>;

/** The value of an address that says in which language a text is written, `CONTENT_LANGUAGES`; without it English. */
export const LANG = '{lang:en|es|fr|cs|ar|pt-BR|ko|ja|fa|ru|zh|de?}';

export const anyone = 'anyone';

export const anyOf = (...roles: Role[]): Allow => ({ any: roles });

export const administrator: Allow = anyOf('ROLE_ADMINISTRATOR');

/**
 * Who writes things of this kind. The roles are those of `KINDS`, or it does not compile: of the table itself no first
 * page has need.
 */
export const whoWrites = <K extends Kind>(_kind: K, ...roles: (typeof KINDS)[K]['writers']): Allow =>
  anyOf(...roles, 'ROLE_ADMINISTRATOR');

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
