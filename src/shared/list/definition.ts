import type { ComponentType, ReactNode } from 'react';
import type { BulkOutcome } from '@/contract/publication/publication';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import type { RouteName } from '@/routes/routes';
import type { ListController } from './screen/use-list-controller';
import type { ListAddress } from './address/list-address';
import type { ListEndpoint } from './list-endpoint';
import type { ListPart } from './parts/list-part';
import type { Selection } from './work/use-selection';

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
  /** What its cell reads of the row, as paths; by default the one that is its name. */
  fields?: readonly string[];
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
  /** Whether it is usual in the working list that is made of this one: as here, where it is not said. */
  working?: boolean;
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

/** Something that leads elsewhere from a row, in the menu at its end. */
export interface RowLink<T> {
  name: string;
  /** The key of its text. */
  label: string;
  /** Whether this person may do it with the row; where nobody may, it is not drawn. */
  allowed: (row: T) => boolean;
  to: (row: T) => string;
}

/** What became of a row, and what was answered of it by itself. */
export interface WorkOutcome extends BulkOutcome {
  answer?: unknown;
}

/** Something that is done with one row from its menu, or with all chosen ones; asked for first. */
export interface RowWork<T> {
  name: string;
  /** The keys of its texts: in the menu, and on the button over chosen rows; each where it stands there. */
  label?: string;
  bulk?: string;
  allowed: (row: T) => boolean;
  /** The key above `title` and `text`, which are told `count` and the `name` of a single row. */
  confirm: string;
  /** The key of a sentence below that. */
  also?: string;
  /** What the question says in place of them. */
  Text?: ComponentType<{ rows: readonly T[] }>;
  /** The key above `text` and `reason`, the label: it does not begin without one. */
  reason?: string;
  /** It takes nothing away. */
  harmless?: boolean;
  /** What has to be typed before it is done with one row, where it would hit many by mistake. */
  wordOf?: (row: T) => string | undefined;
  /** What only the answers tell, until somebody says that they have it. */
  Made?: ComponentType<{ made: readonly WorkOutcome[]; onDone: () => void }>;
  /** The row is gone then. */
  removes?: true;
  /**
   * By `sendPastStore`; what is shown is asked for anew then. What became of each; one that is not answered for counts as
   * failed. A `Failure` that it throws failed for all.
   */
  run: (rows: readonly T[], reason: string) => Promise<WorkOutcome[]>;
}

export type RowAction<T> = RowLink<T> | RowWork<T>;

/** What can be done with rows, as the body of a list needs it. */
export interface RowActions<T> {
  all: readonly RowAction<T>[];
  /** Asks, does it and tells the outcome. */
  begin: (work: RowWork<T>, rows: readonly T[]) => void;
}

/** What the body of a list is drawn from: rows of a table, or another picture of the same result. */
export interface BodyProps<T, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  /** The settled filterCode in the address; `undefined` for the whole list. */
  code: string | undefined;
  selection: Selection<T>;
  actions: RowActions<T>;
  small: boolean;
  scope?: F;
}

/** One tab over the list: the same filter at another address. Its label is the text `{entity}:views.{name}`. */
export interface ListView {
  name: string;
  /** A row whose path ends with `{filterCode?}`. */
  route: RouteName;
  /** Its body counts something else than the list, and has the buttons for that. */
  ownActions?: true;
}

/** How far the words in the address have come: what they mean is open, or why it is not is told. */
export type WordsState = 'open' | 'failed';

export interface WordsProps<T, F> {
  list: ListController<T, F>;
  address: ListAddress;
}

/** A list that is asked in words: `?q=` of its own address. */
export interface ListWords<T, F> {
  /** In the place of the box for full text. */
  Box: ComponentType<WordsProps<T, F>>;
  /** Opens the filter that the words mean, and says so. */
  Understood: ComponentType<WordsProps<T, F> & { tell: (state: WordsState) => void }>;
  /** Where nothing is found; `children` is what lists say without words. */
  NoneFound: ComponentType<{ children: ReactNode }>;
}

/** Rows of a list, whatever list it is. `entity` is also the namespace of their texts: `title`, `fields.*`. */
export interface RowsDefinition<T> {
  entity: string;
  idOf: (row: T) => string;
  /** What a row is called; by default the value of the column that names it. */
  nameOf?: (row: T) => string;
  /** The address that a row opens at, from its name or from anywhere in it; without one rows do not open. */
  open?: (row: T) => string;
  columns: readonly ListColumn<T>[];
  /** One row on a phone. */
  Card: ComponentType<CardProps<T>>;
  /** `toggled`: rows are chosen after a button was pressed, and no longer when it is pressed again. */
  selection?: 'toggled';
}

/** A list of an entity: everything a screen needs to be a list. Further texts: `count`, `filterGroups.*`. */
export interface EntityListDefinition<T, F extends object> extends RowsDefinition<T> {
  endpoint: ListEndpoint<T, F>;
  filters: readonly FilterDefinition<F>[];
  defaultSort: { sort: string; dir: 'ASC' | 'DESC' };
  /** The key of what is said while there is nothing at all; by default that of all lists. */
  empty?: string;
  /** Rows are cards on every screen: they are read, not compared. */
  cards?: true;
  /** Rows a page, one of `PAGE_SIZES`; by default `DEFAULT_PAGE_SIZE`. */
  defaultSize?: number;
  /** Its parts for this person, the whole among them. A hook; its answer stays the same while nothing changes. */
  useParts?: () => readonly ListPart<F>[];
  /** Where the list is the page. */
  words?: ListWords<T, F>;
  /** Facet keys asked for beyond the server's usual ones. */
  facets?: string;
  /**
   * What else is read of a row than by its columns, of which a card shows the usual ones. Rows then come with what is read
   * of them only; without this they come whole.
   */
  fields?: readonly string[];
  /** Stands behind the count in the heading: what the number is a part of. */
  Headline?: ComponentType<{ filter: F | undefined; total: number }>;
  /** The pictures of one result, in their order; the first is the list itself. */
  views?: readonly ListView[];
  /** Bodies that `?view={name}` of the list's own address opens; undefined for one that this installation does not offer. */
  modes?: Readonly<Record<string, ComponentType<BodyProps<T, F>> | undefined>>;
  /** What can be done with the whole result, behind its count; by default its link is copied, or a file made of it. */
  Actions?: ComponentType<{ list: ListController<T, F> }>;
  /** Stands before that: how something new comes into the list. */
  More?: ComponentType<{ list: ListController<T, F> }>;
  /** Where something new begins: the key of the button's text, and an address. */
  create?: { label: string; to: string };
  /** What can be done with rows, for this person. A hook; its answer stays the same while nothing changes. */
  useRowActions?: () => readonly RowAction<T>[];
  /** What else can be done with chosen rows; without it and row actions for several, rows cannot be chosen. */
  Bulk?: ComponentType<BulkProps<T, F>>;
}
