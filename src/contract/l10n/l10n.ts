import type { ContentLanguage } from '../constants';
import { CONTENT_LIMITS } from '../content/article';
import type { ContentState } from '../content/drafted';
import type { FullText, Logic, StringFilter } from '../filter';
import { codeOf, type TextName } from '../publication/text-in';
import { LIMITS } from '../schema';

const PUBLISHED = ['title', 'description'] as const;
const CONTENT = ['title', 'description', 'body'] as const;

/** What translators work on, each as its calls name it (`KINDS`), with the texts that it has. */
export const L10N = {
  crop: ['name', 'otherNames', 'title', 'description'],
  article: CONTENT,
  activitypost: CONTENT,
  subset: PUBLISHED,
  dataset: PUBLISHED,
  descriptor: [...PUBLISHED, 'terms'],
  descriptorlist: PUBLISHED,
} as const;

export type L10nEntity = keyof typeof L10N;
export const L10N_ENTITIES = Object.keys(L10N) as L10nEntity[];

export const TEXT_STATES = ['missing', 'outdated', 'done'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** A text in one language. `was`: what it was translated from, where the item says something else by now. */
export interface TextIn {
  state: TextState;
  text: string;
  was?: string;
}

/** A text of an item beside its translations, in the languages that were asked for. */
export interface L10nText {
  name: TextName;
  source: string;
  in: Partial<Record<ContentLanguage, TextIn>>;
}

/** An item with its texts, as translators have it. */
export interface L10nRow {
  key: string;
  /** Of the item; it counts up with whatever is changed of it. */
  version: number;
  /** What it is called in its own language. */
  title: string;
  /** Of its own texts. BCP 47. */
  language: string;
  lastModifiedDate?: string;
  /** Of what the portal says of itself: a draft is read by nobody until an editor publishes it. */
  state?: ContentState;
  texts: L10nText[];
}

/** `missing`, `outdated`, `done`: languages in which one of its texts is so; all of them for `done`. */
export interface L10nFilter extends FullText, Logic<L10nFilter> {
  key?: string[];
  title?: StringFilter;
  missing?: string[];
  outdated?: string[];
  done?: string[];
}

/** `lang`: of the translations that come with the rows, with commas between them; all of them by default. */
export interface L10nQuery {
  lang?: string;
}

/** Texts in one language, by name; one that is empty is taken away. Each counts as made from what the item says now. */
export interface L10nChange {
  version: number;
  texts: Partial<Record<TextName, string>>;
}

/** Characters that a text may have. */
export function limitOf(entity: L10nEntity, name: TextName): number {
  if (codeOf(name) !== undefined) return LIMITS.title;
  const limits: Readonly<Record<string, number>> =
    entity === 'article' || entity === 'activitypost'
      ? CONTENT_LIMITS
      : { name: LIMITS.name, otherNames: LIMITS.text, title: LIMITS.title, description: LIMITS.text };
  return limits[name] ?? 0;
}
