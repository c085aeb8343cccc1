import type { Accession } from '@/contract/accession/accession';
import { BATCH_FETCH } from '@/contract/constants';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { changeSavedLists, loadSavedLists, type SavedListsStore } from './persist-saved-lists';
import { myListApi } from './my-list-api';
import { selectMyList, type WithMyList } from './my-list-slice';
import { snapshotOf } from './passport-snapshot';
import { withSnapshots } from './saved-lists';
import type { WithSavedLists } from './saved-lists-slice';

interface CallingStore {
  dispatch: ApiDispatch;
  getState(): WithMyList & WithSavedLists;
}

/** Keeps what these accessions are, where it is not known what they were. A full storage goes without. */
export function recordRows(store: SavedListsStore, rows: Iterable<Accession>): void {
  const { seen } = loadSavedLists(store);
  const fresh = [...rows].filter(({ uuid }) => !Object.hasOwn(seen, uuid));
  if (fresh.length === 0) return;
  const entries = new Map(fresh.map((row) => [row.uuid, snapshotOf(row)]));
  changeSavedLists(store, (saved) => withSnapshots(saved, entries, selectMyList(store.getState())));
}

/** Asks for the accessions that came into the list and keeps what they are. What fails is caught up on their table. */
export async function recordAdded(store: CallingStore): Promise<void> {
  const { seen } = loadSavedLists(store);
  const fresh = selectMyList(store.getState()).filter((uuid) => !Object.hasOwn(seen, uuid));
  for (let from = 0; from < fresh.length; from += BATCH_FETCH) {
    const { accessionsByUuid } = myListApi.endpoints;
    const slice = fresh.slice(from, from + BATCH_FETCH);
    const answer = await store.dispatch(accessionsByUuid.initiate(slice, { track: false }));
    if (!answer.data) return;
    recordRows(store, answer.data.content);
  }
}
