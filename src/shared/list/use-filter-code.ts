import { useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants';
import type { EntityListDefinition } from './definition';

/** What of a list is needed to open it: the first page is asked for exactly as the list will ask. */
export type Openable<T, F extends object> = Pick<EntityListDefinition<T, F>, 'endpoint' | 'defaultSort' | 'facets'>;

/**
 * The server's code for a filter, once `ask` was called: the filter is posted, and the answer lies in the cache when
 * the list opens under its code. `ask` rejects with the `Failure`; asking again tries again.
 */
export function useFilterCode<T, F extends object>(list: Openable<T, F>, filter: F) {
  const { endpoint, defaultSort, facets } = list;
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const key = JSON.stringify(filter);
  const [known, setKnown] = useState<{ key: string; code: string | undefined }>();
  const ask = async () => {
    const { sort: s, dir: d } = defaultSort;
    const args = { filter, p: 0, l: DEFAULT_PAGE_SIZE, s, d, ...(facets && { facets }) };
    const { filterCode: code } = await dispatch(endpoint.initiate(args, { subscribe: false })).unwrap();
    setKnown({ key, code });
    return code;
  };
  return { code: known?.key === key ? known.code : undefined, ask };
}
