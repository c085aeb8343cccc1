import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { selectMyList, type WithMyList } from './my-list-slice';
import type { WithSavedLists } from './saved-lists-slice';

/** Milliseconds after the last addition: whoever gathers accessions adds several in a row. */
const PAUSE = 1_500;

interface WatchedStore {
  dispatch: ApiDispatch;
  getState(): WithMyList & WithSavedLists;
  subscribe(listener: () => void): () => void;
}

/** Has it recorded what accessions are when they come into My List, so that it can be told later what changed. */
export function watchAdded(store: WatchedStore): () => void {
  let known = selectMyList(store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () =>
    import('./record-snapshots').then(({ recordAdded }) => recordAdded(store)).catch(() => undefined);
  const unsubscribe = store.subscribe(() => {
    const list = selectMyList(store.getState());
    if (list === known) return;
    const longer = list.length > known.length;
    known = list;
    if (!longer) return;
    clearTimeout(timer);
    timer = setTimeout(() => void record(), PAUSE);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
