import type { SkipToken } from '@reduxjs/toolkit/query/react';
import type { ListArgs } from './list-args';
import type { ListEndpoint } from './list-endpoint';

/**
 * The endpoint of a list that lies below an item, bound to that item: `endpointBelow(vocabularyTerms, { uuid })` for the
 * line `POST /vocabulary/:uuid/terms/filter`.
 */
export function endpointBelow<T, F>(endpoint: ListEndpoint<T, F>, params: Record<string, string>): ListEndpoint<T, F> {
  const below = (args: ListArgs<F>) => ({ ...args, params });
  const useQuery = (args: unknown, options?: never) =>
    // Instead of arguments there may be the token that skips the call.
    endpoint.useQuery(typeof args === 'symbol' ? (args as SkipToken) : below(args as ListArgs<F>), options);
  return {
    useQuery: useQuery as ListEndpoint<T, F>['useQuery'],
    initiate: (args, options) => endpoint.initiate(below(args), options),
  };
}
