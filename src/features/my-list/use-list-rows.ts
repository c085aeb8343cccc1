import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { UuidList } from '@/session/my-list/list-algebra';
import { myListApi } from '@/session/my-list/my-list-api';
import type { WithMyList } from '@/session/my-list/my-list-slice';
import { recordRows } from '@/session/my-list/record-seen';
import type { WithShelf } from '@/session/my-list/shelf-slice';
import { asFailure } from '@/shared/api/failure';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { RowFetcher, type FetchedRows } from './row-fetcher';

type State = WithMyList & WithShelf;

/** The accessions of a list, fetched in slices and kept while the page is open; `first` are needed before the others. */
export function useListRows(uuids: UuidList, first: UuidList): FetchedRows & { retry(): void } {
  const store = useStore<State>();
  const [fetcher] = useState(() => {
    const dispatch: ApiDispatch = store.dispatch;
    return new RowFetcher(async (slice) => {
      const { accessionsByUuid } = myListApi.endpoints;
      const answer = await dispatch(accessionsByUuid.initiate(slice, { track: false }));
      if (answer.data) return { data: answer.data };
      return { error: asFailure(answer.error) };
    });
  });
  const known = useSyncExternalStore(fetcher.subscribe, fetcher.known);
  useEffect(() => {
    fetcher.want(first);
    fetcher.want(uuids);
  }, [fetcher, first, uuids]);
  useEffect(() => {
    if (known.waiting === 0 && known.rows.size > 0) recordRows(store, known.rows.values());
  }, [known, store]);
  return useMemo(() => ({ ...known, retry: fetcher.retry }), [known, fetcher]);
}
