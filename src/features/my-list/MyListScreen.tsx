import { Button } from '@/shared/ui/controls/Button';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Accession } from '@/contract/accession/accession';
import { CompareButton } from '@/entities/accession/actions/CompareButton';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { keepRows, keptRows } from '@/session/my-list/kept-rows';
import { membersOf, type UuidList } from '@/session/my-list/list-algebra';
import { myListApi } from '@/session/my-list/my-list-api';
import type { WithMyList } from '@/session/my-list/my-list-slice';
import { recordRows } from '@/session/my-list/record-snapshots';
import type { WithSavedLists } from '@/session/my-list/saved-lists-slice';
import { useMyList } from '@/session/my-list/use-my-list';
import { useMyListActions } from '@/session/my-list/use-my-list-actions';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { useOffline } from '@/shared/api/connection';
import { asFailure } from '@/shared/api/failure';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import SelectionBar from '@/shared/list/work/SelectionBar';
import { useSelection, type Selection } from '@/shared/list/work/use-selection';
import { changedIn, changesOf } from './changed-rows';
import { EmptyList } from './EmptyList';
import { FetchNotes } from './FetchNotes';
import { MyListActions } from './MyListActions';
import { MyListHead } from './MyListHead';
import { MyListPage } from './MyListPage';
import { MyListRows } from './MyListRows';
import { PrintedList } from './PrintedList';
import { RowFetcher, type FetchedRows } from './row-fetcher';
import { ADDED, useMyListView, useShownRows } from './use-shown-rows';
import styles from './MyListScreen.module.css';

type State = WithMyList & WithSavedLists;

/** Milliseconds without a change after which the rows are kept: thousands of them take a moment to write. */
const KEEP_AFTER = 1_000;

/** The accessions of a list, fetched in slices and kept while the page is open; `first` are needed before the others. */
function useListRows(uuids: UuidList, first: UuidList): FetchedRows & { retry(): void } {
  const store = useStore<State>();
  const [fetcher] = useState(() => {
    const dispatch: ApiDispatch = store.dispatch;
    return new RowFetcher(async (slice) => {
      const { accessionsByUuid } = myListApi.endpoints;
      const answer = await dispatch(accessionsByUuid.initiate(slice, { track: false }));
      if (answer.data) return { data: answer.data };
      const wanted = membersOf(slice);
      const kept = await keptRows();
      const rows = kept?.rows.filter(({ uuid }) => wanted.has(uuid)) ?? [];
      return { error: asFailure(answer.error), ...(kept && rows.length > 0 && { kept: { day: kept.day, rows } }) };
    });
  });
  const known = useSyncExternalStore(fetcher.subscribe, fetcher.known);
  useEffect(() => {
    fetcher.want(first);
    fetcher.want(uuids);
  }, [fetcher, first, uuids]);
  useEffect(() => {
    if (known.waiting === 0 && !known.keptOn && known.rows.size > 0) recordRows(store, known.rows.values());
  }, [known, store]);
  useEffect(() => {
    // Before anything was read the list may not be, either.
    if (known.waiting > 0 || known.failed > 0 || known.rows.size === 0) return undefined;
    const keep = () => void keepRows(uuids.flatMap((uuid) => known.rows.get(uuid) ?? []));
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [known, uuids]);
  const offline = useOffline();
  const { retry } = fetcher;
  const hasFailed = known.failed > 0;
  const wasOffline = useRef(offline);
  useEffect(() => {
    if (wasOffline.current && !offline && hasFailed) retry();
    wasOffline.current = offline;
  }, [offline, hasFailed, retry]);
  return useMemo(() => ({ ...known, retry: fetcher.retry }), [known, fetcher]);
}

/** What can be done with chosen accessions of the list. */
function MyListBulk({ ids, selection }: { ids: readonly string[]; selection: Selection<Accession> }) {
  const { t } = useTranslation('my-list');
  const { remove } = useMyListActions();
  if (ids.length === 0) return null;
  const historic = selection.rows.some((row) => row.historic);
  return (
    <SelectionBar count={ids.length} onClear={selection.clear}>
      <Button
        variant="outlined"
        onClick={() => {
          remove(ids);
          selection.clear();
        }}
      >
        {t('removeChosen')}
      </Button>
      <CompareButton uuids={ids} historic={historic} />
      <ExportButton filter={filterOfUuids(ids, historic)} code={undefined} total={ids.length} />
    </SelectionBar>
  );
}

/** Narrows the table while it is typed: all rows are here, nothing is asked. */
function ListSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('my-list');
  return (
    <input
      className={styles.input}
      type="search"
      aria-label={t('search.label')}
      placeholder={t('search.label')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const idOf = ({ uuid }: Accession) => uuid;
const NONE: readonly string[] = [];

/** My List as a table: everything about it is worked out here, from accessions fetched once. */
export default function MyListScreen() {
  const { uuids, count, has, remove } = useMyList();
  const { saved } = useSavedLists();
  usePageTitle(saved.current.name || undefined);
  const { view, show } = useMyListView();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const first = useMemo(() => {
    if (view.sort !== ADDED) return NONE;
    return (view.dir === 'DESC' ? uuids.toReversed() : uuids).slice(view.page * view.size, (view.page + 1) * view.size);
  }, [uuids, view]);
  const fetched = useListRows(uuids, first);
  const { found, page } = useShownRows(uuids, fetched, view, search, saved.notes);
  const selection = useSelection(page.content, idOf, true);
  const missing = useMemo(() => uuids.filter((uuid) => fetched.missing.has(uuid)), [uuids, fetched]);
  const whole = fetched.waiting === 0 && fetched.failed === 0;
  // Looks at every accession, and so not again for each that is taken out.
  const changes = useMemo(() => (whole ? changesOf(saved.seen, fetched) : undefined), [whole, saved.seen, fetched]);
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
          <FetchNotes fetched={fetched} count={count} missing={missing} seen={saved.seen} onRemove={remove} />
          <MyListRows
            page={page}
            view={view}
            selection={selection}
            busy={fetched.waiting > 0}
            failed={fetched.failed > 0}
            show={show}
          />
          <PrintedList rows={rowsFound} notes={saved.notes} />
          <MyListBulk ids={chosen} selection={selection} />
        </>
      )}
    </MyListPage>
  );
}
