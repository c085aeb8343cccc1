import type { SkipToken } from '@reduxjs/toolkit/query/react';
import type { ListArgs } from './list-args';
import type { ListEndpoint } from './list-endpoint';

type More = Pick<ListArgs<never>, 'params' | 'lang'>;

interface Given {
  /** A hook: what every query of a component has besides. */
  useMore: () => More;
  /** The same for a call that no component makes. */
  more: () => More;
}

/** The endpoint of a list, each of whose calls has arguments that the list knows nothing of. */
export function endpointWith<T, F>(endpoint: ListEndpoint<T, F>, { useMore, more }: Given): ListEndpoint<T, F> {
  const useQuery = (args: unknown, options?: never) => {
    const besides = useMore();
    // Instead of arguments there may be the token that skips the call.
    const all = typeof args === 'symbol' ? (args as SkipToken) : { ...(args as ListArgs<F>), ...besides };
    return endpoint.useQuery(all, options);
  };
  return {
    useQuery: useQuery as ListEndpoint<T, F>['useQuery'],
    initiate: (args, options) => endpoint.initiate({ ...args, ...more() }, options),
  };
}
