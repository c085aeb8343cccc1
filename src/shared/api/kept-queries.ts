import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { CallMeta } from './requests/base-query';

// What RTK Query keeps of calls, as far as its own types do not tell: it is read here and nowhere else.

/** The store, as far as answers are kept in it. */
export type QueryState = { [api.reducerPath]: ReturnType<typeof api.reducer> };

export type QueryKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** An answer that is kept, or awaited. */
export interface KeptQuery {
  endpointName?: string;
  originalArgs?: unknown;
  status: string;
  requestId?: string;
  error?: unknown;
}

export const keptQueries = (state: unknown) =>
  (state as QueryState)[api.reducerPath].queries as Record<string, KeptQuery | undefined>;

/** How many show the answer to a query now. */
export const shownNow = (dispatch: (action: Action) => unknown): ((key: string) => number) => {
  // The middleware answers this action, which types take for one like all others.
  const kept = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as {
    getSubscriptionCount(key: string): number;
  };
  return kept.getSubscriptionCount;
};

interface QueryMeta {
  requestId: string;
  arg: { queryCacheKey: QueryKey };
  aborted?: boolean;
  condition?: boolean;
  baseQueryMeta?: CallMeta;
}

/** What the actions of a query say of it: of an action that a matcher of the toolkit has found to be one. */
export const queryMeta = (action: { meta: unknown }) => action.meta as QueryMeta;

/** The endpoints exist by name only once injected, which the empty API's type cannot know. */
interface Injected {
  endpoints: Record<
    string,
    { initiate(args: unknown, options: { subscribe: false; forceRefetch: true }): UnknownAction } | undefined
  >;
  util: { getRunningQueryThunk(name: string, args: unknown): UnknownAction };
}
const injected: unknown = api;

/** Asks anew for an answer that is kept, whoever shows it. */
export const askedAnew = ({ endpointName = '', originalArgs }: KeptQuery): UnknownAction | undefined =>
  (injected as Injected).endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true });

/** The call that is under way for it. */
export const runningCall = ({ endpointName = '', originalArgs }: KeptQuery): UnknownAction =>
  (injected as Injected).util.getRunningQueryThunk(endpointName, originalArgs);
