import type { Line, Returns } from '@/contract/endpoints';
import { api } from './api';
import type { CallOptions, Input } from './call';
import { askedAnew, keptQueries, runningCall, shownNow, type QueryKey } from './kept-queries';
import { sendPastStore } from './send-past-store';
import { useApiDispatch, type ApiDispatch } from './use-api-dispatch';

/**
 * Asks anew for every answer that is shown, and forgets the others. Not by tags: one subset more changes figures of
 * institutes, crops, accessions and facets, and an endpoint that was left out would show a wrong one.
 */
export const renewed = (dispatch: ApiDispatch, getState: () => unknown): void => {
  const shownBy = shownNow(dispatch);
  for (const [key, query] of Object.entries(keptQueries(getState()))) {
    if (!query) continue;
    if (shownBy(key) === 0) {
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryKey }));
      continue;
    }
    const ask = () => {
      const again = askedAnew(query);
      if (again) dispatch(again);
    };
    // What is under way may have been answered before the change.
    if (query.status === 'pending') void Promise.resolve(dispatch(runningCall(query))).finally(ask);
    else ask();
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
  return async <L extends Line>(
    line: L,
    input: Input<L>,
    options?: CallOptions & { signal?: AbortSignal },
  ): Promise<Returns<L>> => {
    const answer = await sendPastStore(line, input, options);
    dispatch(catalogueChanged());
    return answer;
  };
}
