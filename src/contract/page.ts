/** One term of a facet. `term` is text even for numbers and booleans. */
export interface Term {
  term: string;
  count: number;
}

/** `total` counts the rows that have a value, `other` those beyond the listed terms, `missing` those without one. */
export interface Facet {
  terms: Term[];
  total: number;
  other: number;
  missing: number;
}

/** Keyed by dotted path: `institute.code`, `sampStat` … */
export type Facets = Record<string, Facet>;

/** `p` page from 0, `l` page size, `s` sort property, `d` direction, `f` filterCode (the body is then ignored). */
export interface PageQuery {
  p?: number;
  l?: number;
  s?: string;
  d?: 'ASC' | 'DESC';
  f?: string;
  select?: string;
  exclude?: string;
}

export interface OverviewQuery {
  f?: string;
  limit?: number;
}

/** `filterCode` comes with every filtered page; a live server may leave out `filter` and `first`. */
export interface Page<T, F = unknown> {
  content: T[];
  number: number;
  size: number;
  numberOfElements: number;
  totalElements: number;
  totalPages: number;
  last: boolean;
  first?: boolean;
  filterCode?: string;
  filter?: F;
}

export interface FilteredPage<T, F = unknown> extends Page<T, F> {
  suggestions: Facets;
}

export interface Overview<F = unknown> {
  filterCode: string;
  filter?: F;
  overview: Facets;
  suggestions?: Facets;
}
