import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isFailure } from './failure';
import { keptQueries, queryMeta, shownNow, type QueryState } from './kept-queries';

/**
 * A cancelled query did not fail: its entry goes, so that nobody sees an error and whoever comes back asks anew.
 * Where somebody still shows it, it stays, with its failure and a way to try again.
 */
export const cancelledMiddleware: Middleware<object, QueryState> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejected(action) || !action.type.startsWith(`${api.reducerPath}/executeQuery`)) return result;
    const { aborted, requestId, arg } = queryMeta(action);
    const cancelled = aborted || (isFailure(action.payload) && action.payload.status === 'CANCELLED');
    if (!cancelled) return result;
    const { queryCacheKey } = arg;
    const remove = () => {
      if (keptQueries(getState())[queryCacheKey]?.requestId !== requestId) return;
      if (shownNow(dispatch)(queryCacheKey) === 0) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    };
    // Whoever awaits the call reads its outcome from the entry first.
    setTimeout(remove);
    return result;
  };
