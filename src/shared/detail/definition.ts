import type { ComponentType, ReactNode } from 'react';
import type { ReadContent } from '@/contract/content/article';
import type { ItemQuery } from './outcome/DetailOutcome';

/** A field of a page about one item; its label is the text `{entity}:fields.{name}`. */
export interface DetailField<T> {
  name: string;
  /** What is shown; null, undefined, an empty text or an empty list hides the field. */
  value: (item: T) => ReactNode;
}

type PlainNames<T> = { [K in keyof T]: T[K] extends string | number | null | undefined ? K : never }[keyof T] & string;

/**
 * Fields under one heading, the text `{entity}:sections.{name}`; a section without a value vanishes. A property that is
 * shown as it is, is told by its name.
 */
export interface DetailSection<T> {
  name: string;
  fields: readonly (DetailField<T> | PlainNames<T>)[];
}

/** Which item an address names, and where it comes from. */
export interface ItemSource<T> {
  endpoint: { useQuery: (key: string) => ItemQuery<T> };
  /** The value of the address that names the item; by default `uuid`. */
  param?: string;
  /** What the endpoint is asked for, made of that value; by default the value itself. */
  keyOf?: (value: string) => string;
  /** How the value is usually written: where nothing is found, the address leads there. */
  usualForm?: (value: string) => string;
  /** The value that the item itself has: an address that names it otherwise leads to it. */
  ownValue?: (item: T) => string;
  /** Where its answer names it, a path of properties: said as soon as it is known, where the build draws its first page. */
  prefetched?: string;
}

/** What a part of the page is drawn from. `scope` is the definition's, the same object while the item is. */
export interface DetailProps<T, S = undefined> {
  item: T;
  scope: S;
}

type Part<T, S> = ComponentType<DetailProps<T, S>>;

/**
 * A page about one item: everything a screen needs to be one. `entity` is also the namespace of its texts:
 * `sections.*`, `fields.*`.
 */
export interface EntityDetailDefinition<T, S = undefined> extends ItemSource<T> {
  entity: string;
  /** The name of the item: the title of the page and, unless `heading` draws it otherwise, its heading. A hook. */
  useTitle: (item: T) => string;
  heading?: (item: T) => ReactNode;
  /** What is read there, where the page is a text of the portal. */
  read?: (item: T) => ReadContent;
  /** A text about it, for search engines and cards; without it the line below the name is. A hook. */
  useDescription?: (item: T) => string | null | undefined;
  /** The line below the name. A hook. */
  useSubtitle?: (item: T) => ReactNode;
  sections: readonly DetailSection<T>[];
  /** What other lists are asked by for this item: a filter. */
  scope?: (item: T) => S;
  /** Short facts below the name; what is nothing is left out. A hook. */
  useBadges?: (item: T) => ReactNode[];
  /** The address of its editor, which who may write it is led to. */
  edit?: (item: T) => string;
  /** What must be known of the item before it is read. */
  Notes?: Part<T, S>;
  /** Below the fields. */
  Body?: Part<T, S>;
  /** Beside them. */
  Aside?: Part<T, S>;
  /** Below both. */
  Wide?: Part<T, S>;
  /** A list at the end of the page, with panel and table of its own. */
  Below?: Part<T, S>;
}

/** A page about one item that is drawn by a component of its own. */
export interface CustomDetail<T> extends ItemSource<T> {
  Page: ComponentType<{ item: T }>;
}
