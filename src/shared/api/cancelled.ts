import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isFailure } from './failure';

type Key = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

interface QueryMeta {
  aborted?: boolean;
  requestId: string;
  arg: { queryCacheKey: Key };
}

interface Subscriptions {
  getSubscriptionCount(key: Key): number;
}

/**
 * A cancelled query did not fail: its entry goes, so that nobody sees an error and whoever comes back asks anew.
 * Where somebody still shows it, it stays, with its failure and a way to try again.
 */
export const cancelledMiddleware: Middleware<object, { [api.reducerPath]: ReturnType<typeof api.reducer> }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejected(action) || !action.type.startsWith(`${api.reducerPath}/executeQuery`)) return result;
    const { aborted, requestId, arg } = action.meta as unknown as QueryMeta;
    const cancelled = aborted || (isFailure(action.payload) && action.payload.status === 'CANCELLED');
    if (!cancelled) return result;
    const { queryCacheKey } = arg;
    const remove = () => {
      if (getState()[api.reducerPath].queries[queryCacheKey]?.requestId !== requestId) return;
      const { getSubscriptionCount } = dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as Subscriptions;
      if (getSubscriptionCount(queryCacheKey) === 0) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    };
    // Whoever awaits the call reads its outcome from the entry first.
    setTimeout(remove);
    return result;
  };
