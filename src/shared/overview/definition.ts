import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { Overview } from '@/contract/page';
import type { baseQuery } from '@/shared/api/requests/base-query';
import type { UseTermName } from '@/shared/filters/criteria/filter-definition';

/** One facet as a picture: where its counts are, and what of the filter its terms narrow. */
export interface OverviewChart {
  /** `terms` are bars; `decade`, `year` and `points` (0 to 10) stand in their own order; `flag` is a question of yes and no. */
  kind: 'terms' | 'decade' | 'year' | 'points' | 'flag';
  facet: string;
  /** The property of the filter. */
  field: string;
  /** Text key of its name; by default the name of its field, `{entity}:fields.{field}`. */
  title?: string;
  /** One item can have several of its terms. */
  several?: boolean;
  /** A question that is told only where it is asked, or where somebody answers yes. */
  quiet?: boolean;
  useName?: UseTermName;
  italic?: boolean;
  /** The terms are numbers on the wire. */
  numeric?: boolean;
}

/** What is counted: a settled filterCode, a filter, or the whole list; `limit` terms of each facet. */
export interface OverviewArgs<F> {
  f?: string;
  filter?: F;
  limit: number;
}

/** The counts of every facet; `whole` items are counted. */
export type OverviewAnswer<F> = Overview<F> & { whole: number };

/** The part of an injected endpoint that an overview uses. */
export interface OverviewEndpoint<F> {
  useQuery: TypedUseQuery<OverviewAnswer<F>, OverviewArgs<F>, typeof baseQuery>;
}

/** What a result of an entity is made of, as data: `entity` is the namespace that names what is counted and its fields. */
export interface OverviewDefinition<F> {
  entity: string;
  endpoint: OverviewEndpoint<F>;
  /** In their order on the page; a facet that the server does not count has none. */
  charts: readonly OverviewChart[];
  /** Questions of yes and no, on one card. */
  flags?: readonly OverviewChart[];
}
