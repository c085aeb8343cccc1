import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Accession } from '@/contract/accession';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { usePageTitle } from '@/routes/use-page-title';
import { useMyList } from '@/session/my-list/use-my-list';
import { useShelf } from '@/session/my-list/use-shelf';
import { useSelection } from '@/shared/list/use-selection';
import { changedIn, changesOf } from './changed-rows';
import { EmptyList } from './EmptyList';
import { FetchNotes } from './FetchNotes';
import { ListSearch } from './ListSearch';
import { MyListActions } from './MyListActions';
import { MyListBulk } from './MyListBulk';
import { MyListHead } from './MyListHead';
import { MyListPage } from './MyListPage';
import { MyListRows } from './MyListRows';
import { PrintedList } from './PrintedList';
import { useListRows } from './use-list-rows';
import { ADDED, useMyListView, useShownRows } from './use-shown-rows';

const idOf = ({ uuid }: Accession) => uuid;
const NONE: readonly string[] = [];

/** My List as a table: everything about it is worked out here, from accessions fetched once. */
export default function MyListScreen() {
  const { uuids, count, has, remove } = useMyList();
  const { shelf } = useShelf();
  usePageTitle(shelf.current.name || undefined);
  const { view, show } = useMyListView();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const first = useMemo(() => {
    if (view.sort !== ADDED) return NONE;
    return (view.dir === 'DESC' ? uuids.toReversed() : uuids).slice(view.page * view.size, (view.page + 1) * view.size);
  }, [uuids, view]);
  const fetched = useListRows(uuids, first);
  const { found, page } = useShownRows(uuids, fetched, view, search, shelf.notes);
  const selection = useSelection(page.content, idOf, true);
  const missing = useMemo(() => uuids.filter((uuid) => fetched.missing.has(uuid)), [uuids, fetched]);
  const whole = fetched.waiting === 0 && fetched.failed === 0;
  // Looks at every accession, and so not again for each that is taken out.
  const changes = useMemo(() => (whole ? changesOf(shelf.seen, fetched) : undefined), [whole, shelf.seen, fetched]);
  const changed = useMemo(() => (changes ? changedIn(uuids, changes) : []), [changes, uuids]);
  const historic = useMemo(() => [...fetched.rows.values()].some((row) => row.historic), [fetched]);
  const filter = useMemo(
    () => filterOfUuids(missing.length ? uuids.filter((uuid) => !fetched.missing.has(uuid)) : uuids, historic),
    [uuids, missing, historic, fetched],
  );
  const rowsFound = useCallback(() => found.flatMap((uuid) => fetched.rows.get(uuid) ?? []), [found, fetched]);
  const chosen = selection.ids.filter(has);
  return (
    <MyListPage>
      <MyListHead />
      <MyListActions filter={filter} known={count - missing.length} whole={whole} rows={rowsFound} changed={changed} />
      {count === 0 ? (
        <EmptyList />
      ) : (
        <>
          <ListSearch
            value={typed}
            onChange={(text) => {
              setTyped(text);
              if (view.page) show({});
            }}
          />
          <FetchNotes fetched={fetched} count={count} missing={missing} seen={shelf.seen} onRemove={remove} />
          <MyListRows
            page={page}
            view={view}
            selection={selection}
            busy={fetched.waiting > 0}
            failed={fetched.failed > 0}
            show={show}
          />
          <PrintedList rows={rowsFound} notes={shelf.notes} />
          <MyListBulk ids={chosen} selection={selection} />
        </>
      )}
    </MyListPage>
  );
}
