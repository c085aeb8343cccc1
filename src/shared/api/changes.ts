import type { UnknownAction } from '@reduxjs/toolkit';
import type { Line, Returns } from '@/contract/endpoints';
import { api } from './api';
import type { CallOptions, Input } from './call';
import { sendPastStore } from './send-past-store';
import { useApiDispatch, type ApiDispatch } from './use-api-dispatch';

type State = { [api.reducerPath]: ReturnType<typeof api.reducer> };
type Key = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];
interface Query {
  endpointName?: string;
  originalArgs?: unknown;
  status: string;
}
interface Subscriptions {
  getSubscriptionCount(key: string): number;
}
/** What is injected later, which the empty API's types cannot know. */
interface Injected {
  endpoints: Record<
    string,
    { initiate(args: unknown, options: { subscribe: false; forceRefetch: true }): UnknownAction } | undefined
  >;
  util: { getRunningQueryThunk(name: string, args: unknown): UnknownAction };
}

/**
 * Asks anew for every answer that is shown, and forgets the others. Not by tags: one subset more changes figures of
 * institutes, crops, accessions and facets, and an endpoint that was left out would show a wrong one.
 */
export const renewed = (dispatch: ApiDispatch, getState: () => unknown): void => {
  const { endpoints, util } = api as unknown as Injected;
  const subscriptions = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as Subscriptions;
  for (const [key, query] of Object.entries((getState() as State)[api.reducerPath].queries as Record<string, Query>)) {
    const { endpointName = '', originalArgs } = query;
    if (subscriptions.getSubscriptionCount(key) === 0) {
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as Key }));
      continue;
    }
    const ask = () => {
      const again = endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true });
      if (again) dispatch(again);
    };
    // What is under way may have been answered before the change.
    if (query.status === 'pending') {
      void Promise.resolve(dispatch(util.getRunningQueryThunk(endpointName, originalArgs))).finally(ask);
    } else ask();
  }
};

const CHANNEL = 'catalogue';
let channel: BroadcastChannel | undefined;

/** Something of the catalogue was changed: this tab and the others show it with their next answers. */
export const catalogueChanged = () => (dispatch: ApiDispatch, getState: () => unknown) => {
  renewed(dispatch, getState);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed');
};

/** Hears what other tabs change, until the answer is called. */
export function watchCatalogue({ dispatch }: { dispatch: ApiDispatch }): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const mine = new BroadcastChannel(CHANNEL);
  channel = mine;
  mine.addEventListener('message', () => dispatch(renewed));
  return () => {
    mine.close();
    if (channel === mine) channel = undefined;
  };
}

/**
 * Sends a call that changes the catalogue: `await write('PUT /subset/:uuid', { params, body })`. Every list, count and
 * page is asked for anew then, in other tabs too. Throws a `Failure`, which its caller tells.
 */
export function useWrite() {
  const dispatch = useApiDispatch();
  return async <L extends Line>(line: L, input: Input<L>, options?: CallOptions): Promise<Returns<L>> => {
    const answer = await sendPastStore(line, input, options);
    dispatch(catalogueChanged());
    return answer;
  };
}
