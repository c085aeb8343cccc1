import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { connectionBack } from './connection';
import { isFailure } from './failure';
import { askedAnew, keptQueries, queryMeta, shownNow, type QueryState } from './kept-queries';

/** The key of a query that this action answers. */
const answeredKey = (action: unknown) =>
  isFulfilled(action) && action.type.startsWith(`${api.reducerPath}/executeQuery`)
    ? queryMeta(action).arg.queryCacheKey
    : undefined;

/**
 * A call that failed and is answered now says that the server is back: what else failed meanwhile and is still shown
 * somewhere is asked for again, so that one "Try again" brings back the whole page; so does the network when it is back.
 */
export const recoveredMiddleware: Middleware<object, QueryState> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const key = answeredKey(action);
    const hadFailed = key !== undefined && isFailure(keptQueries(getState())[key]?.error);
    const result = next(action);
    if (!hadFailed && !connectionBack.match(action)) return result;
    const shownBy = shownNow(dispatch);
    for (const [other, query] of Object.entries(keptQueries(getState()))) {
      if (query?.status !== 'rejected' || !isFailure(query.error) || !query.error.retryable) continue;
      const again = shownBy(other) > 0 && askedAnew(query);
      if (again) dispatch(again);
    }
    return result;
  };
