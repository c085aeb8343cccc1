import type { Language } from '../constants';
import type { FullText, Logic } from '../filter';
import type { ContentState, Drafted } from './drafted';
import type { Translations } from '../publication/publication';

/** Items of a menu, and levels that they lie in. */
export const MENU_ITEMS_MAX = 100;
export const MENU_LEVELS = 3;

/**
 * One line of a menu: it leads to an article, to an address, or is a heading above others. Without a title of its own
 * it has that of its article.
 */
export interface MenuItem {
  /** Its own in the menu, whatever becomes of its texts and its place. */
  id: string;
  title?: string | null;
  slug?: string | null;
  /** A whole address, or a path of the portal. */
  url?: string | null;
  translations?: Translations;
  items?: MenuItem[];
}

/** As editors have it; `key` never changes. */
export interface Menu extends Drafted {
  key: string;
  items: MenuItem[];
}

/** Of a list. */
export interface MenuRow extends Omit<Menu, 'items'> {
  itemCount: number;
}

export interface MenuFilter extends FullText, Logic<MenuFilter> {
  key?: string[];
  state?: ContentState[];
}

/** `lang`: of a title that is not in the language that was asked for. */
export interface ReadMenuItem {
  id: string;
  title: string;
  lang?: Language;
  slug?: string;
  url?: string;
  items?: ReadMenuItem[];
}

/** What is public, in one language: of articles those that are. */
export interface ReadMenu {
  key: string;
  lang: Language;
  items: ReadMenuItem[];
}
