import { isFulfilled, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { connectionBack } from './connection';
import { isFailure } from './failure';

interface Query {
  endpointName?: string;
  originalArgs?: unknown;
  status: string;
  error?: unknown;
}

interface QueryMeta {
  arg: { queryCacheKey: string };
}

interface Subscriptions {
  getSubscriptionCount(key: string): number;
}

/** The endpoints exist by name only once injected, which the empty API's type cannot know. */
type Endpoints = Record<
  string,
  { initiate(args: unknown, options: { subscribe: false; forceRefetch: true }): UnknownAction } | undefined
>;

/** The key of a query that this action answers. */
const answeredKey = (action: unknown) =>
  isFulfilled(action) && action.type.startsWith(`${api.reducerPath}/executeQuery`)
    ? (action.meta as unknown as QueryMeta).arg.queryCacheKey
    : undefined;

/**
 * A call that failed and is answered now says that the server is back: what else failed meanwhile and is still shown
 * somewhere is asked for again, so that one "Try again" brings back the whole page; so does the network when it is back.
 */
export const recoveredMiddleware: Middleware<object, { [api.reducerPath]: ReturnType<typeof api.reducer> }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const queries = () => getState()[api.reducerPath].queries as Record<string, Query | undefined>;
    const key = answeredKey(action);
    const hadFailed = key !== undefined && isFailure(queries()[key]?.error);
    const result = next(action);
    if (!hadFailed && !connectionBack.match(action)) return result;
    const { getSubscriptionCount } = dispatch(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions;
    for (const [other, query] of Object.entries(queries())) {
      if (query?.status !== 'rejected' || !isFailure(query.error) || !query.error.retryable) continue;
      const endpoint = (api.endpoints as Endpoints)[query.endpointName ?? ''];
      if (endpoint && getSubscriptionCount(other) > 0) {
        dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
      }
    }
    return result;
  };
