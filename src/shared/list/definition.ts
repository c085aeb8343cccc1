import type { ComponentType, ReactNode } from 'react';
import type { FilterDefinition } from '@/shared/filters/filter-definition';
import type { RouteName } from '@/routes/routes';
import type { ListController } from './use-list-controller';
import type { ListEndpoint } from './list-endpoint';
import type { Selection } from './use-selection';

/** What a cell of an exported file can hold; several values are parted by semicolons. */
export type ExportedValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** A column; its label is the text `{entity}:fields.{name}`. */
export interface ListColumn<T> {
  /** Also the name in the URL. */
  name: string;
  /** The property the server sorts by; without one the column does not sort. */
  sort?: string;
  cell: (row: T) => ReactNode;
  /** It names the row: its cell leads to where the row opens. One column at most. */
  opens?: boolean;
  /**
   * Its value in an exported file, where the property of its name (or of `sort`) does not tell it. `false`: it has none
   * and is left out.
   */
  text?: ((row: T) => ExportedValue) | false;
  /** Pixels, or a share of what is left. */
  width?: number;
  flex?: number;
  align?: 'end';
  /** Shown until somebody chooses. */
  usual?: boolean;
  /** Identifies the row, never hidden. */
  fixed?: boolean;
}

export interface CardProps<T> {
  row: T;
  /** What the row is called, leading to where it opens; nothing where no column names it. */
  name: ReactNode;
}

export interface BulkProps<T, F> {
  ids: readonly string[];
  /** The chosen rows that are loaded; others were chosen on other pages. */
  rows: readonly T[];
  filterTo: (filter: F) => void;
}

/** What the body of a list is drawn from: rows of a table, or another picture of the same result. */
export interface BodyProps<T, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  /** The settled filterCode in the address; `undefined` for the whole list. */
  code: string | undefined;
  selection: Selection<T>;
  small: boolean;
  scope?: F;
}

/** One tab over the list: the same filter at another address. Its label is the text `{entity}:views.{name}`. */
export interface ListView {
  name: string;
  /** A row whose path ends with `{filterCode?}`. */
  route: RouteName;
}

/**
 * A list of an entity: everything a screen needs to be a list. `entity` is also the namespace of its texts:
 * `count`, `fields.*`, `filterGroups.*`.
 */
export interface EntityListDefinition<T, F extends object> {
  entity: string;
  endpoint: ListEndpoint<T, F>;
  idOf: (row: T) => string;
  /** What a row is called; by default the value of the column that names it. */
  nameOf?: (row: T) => string;
  /** The address that a row opens at, from its name or from anywhere in it; without one rows do not open. */
  open?: (row: T) => string;
  columns: readonly ListColumn<T>[];
  filters: readonly FilterDefinition<F>[];
  defaultSort: { sort: string; dir: 'ASC' | 'DESC' };
  /** Rows a page, one of `PAGE_SIZES`; by default `DEFAULT_PAGE_SIZE`. */
  defaultSize?: number;
  /** One row on a phone. */
  Card: ComponentType<CardProps<T>>;
  /** Facet keys asked for beyond the server's usual ones. */
  facets?: string;
  /** Stands behind the count in the heading: what the number is a part of. */
  Headline?: ComponentType<{ filter: F | undefined; total: number }>;
  /** The pictures of one result, in their order; the first is the list itself. */
  views?: readonly ListView[];
  /** Bodies that `?view={name}` of the list's own address opens. */
  modes?: Readonly<Record<string, ComponentType<BodyProps<T, F>>>>;
  /** What can be done with the whole result, behind its count; by default its link is copied, or a file made of it. */
  Actions?: ComponentType<{ list: ListController<T, F> }>;
  /** What can be done with chosen rows; without any, rows cannot be chosen. */
  Bulk?: ComponentType<BulkProps<T, F>>;
}
