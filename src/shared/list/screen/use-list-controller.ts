import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FilteredPage } from '@/contract/page';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import type { ListAddress } from '../address/list-address';
import type { ListArgs } from '../list-args';
import type { ListEndpoint } from '../list-endpoint';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { holds } from '../parts/part-chosen';
import { readView, WITHIN, WORDS, writeView, type ListDefaults, type ListView } from '../address/list-view';

/** A list as its screen sees it. `page` is the last one that arrived; `busy` says that a newer one is on its way. */
export interface ListController<T, F> {
  page: FilteredPage<T, F> | undefined;
  /** With every click, answered or not; undefined while an opened link's filter is not known. */
  filter: F | undefined;
  busy: boolean;
  failure: Failure | undefined;
  view: ListView;
  /** The view that `page` is drawn in: a column that was chosen since is left out until its values have come. */
  drawn: ListView;
  change(filter: F): void;
  show(view: Partial<ListView>): void;
  retry(): void;
}

interface Options<T, F> {
  endpoint: ListEndpoint<T, F>;
  address: ListAddress;
  defaults: ListDefaults;
  facets?: string;
  /** What its rows come with, by the names of the chosen columns. */
  select?: (columns: readonly string[] | undefined) => string | undefined;
  /** What the list is bound to inside another entity's page. */
  scope?: F;
  /** The filter of the address is still looked for: nothing is asked. */
  pending?: boolean;
}

/**
 * A filter that was asked for at an address (a history key), and how it failed, if it did. The page drawn at the time
 * may still have been the one before that address.
 */
interface Change<F> {
  key: string;
  from: string;
  filter: F;
  failure?: Failure;
}

interface Running {
  key: string;
  abort(): void;
}

/** The key of the address bar's entry, which an answer may have moved on before the page is drawn for it. */
const currentKey = () => (globalThis.history.state as { key?: string } | null)?.key ?? 'default';

/**
 * The one flow of filters, pages and addresses. The portal makes no code: a change posts the filter, the answer's
 * code goes into the URL and the answer into the cache under that code. Until then further changes build on the
 * wanted filter; a failed answer returns to the last settled one, and a late answer never overwrites a newer one.
 */
export function useListController<T, F extends object>(options: Options<T, F>): ListController<T, F> {
  const { endpoint, address, defaults, facets, scope, pending = false } = options;
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const view = useMemo(() => readView(new URLSearchParams(search), defaults), [search, defaults]);
  const [started, setStarted] = useState<Change<F>>();
  const running = useRef<Running>(undefined);

  const select = options.select?.(view.columns);
  const order = { p: view.page, l: view.size, s: view.sort, d: view.dir };
  const shown = { ...order, ...(facets && { facets }), ...(select && { select }) };
  const args: ListArgs<F> = { ...(address.code ? { f: address.code } : scope && { filter: scope }), ...shown };
  const query = endpoint.useQuery(args, { skip: pending });
  const known = pending ? undefined : address.code ? query.currentData?.filter : (scope ?? ({} as F));
  const [columns, setColumns] = useState(view.columns);
  if (query.currentData && columns?.join() !== view.columns?.join()) setColumns(view.columns);
  const drawnView = useMemo(() => ({ ...view, columns }), [view, columns]);
  // Back, Forward or a link while an answer is awaited: the address wins, the change is forgotten.
  const latest = started && [started.key, started.from].includes(key) ? started : undefined;
  const [drawn, setDrawn] = useState(key);
  if (drawn !== key) {
    setDrawn(key);
    // Forgotten with its address, lest Back bring it up again.
    if (started && started.key !== key) setStarted(undefined);
  }
  useEffect(() => {
    const left = () => {
      if (running.current === undefined || running.current.key === currentKey()) return;
      running.current.abort();
      running.current = undefined;
    };
    return left;
  }, [key]);

  const astray = scope !== undefined && known !== undefined && !holds(known, scope);
  useEffect(() => {
    // A code that leads out of the page it stands on is not followed.
    if (astray) void navigate(address.to(undefined, ''), { replace: true });
  }, [astray, address, navigate]);

  const go = (to: { pathname: string; search: string }) => {
    const same = to.pathname === pathname && to.search === search.slice(1);
    if (same) setStarted(undefined);
    // Rows, counts and address in one picture, without a frame in between.
    else void navigate(to, { flushSync: true });
  };

  const change = async (filter: F) => {
    running.current?.abort();
    const here = currentKey();
    setStarted({ key: here, from: key, filter });
    const posted = { ...shown, filter, p: 0 };
    const call = dispatch(endpoint.initiate(posted, { subscribe: false, forceRefetch: true }));
    const mine = { key: here, abort: () => call.abort() };
    running.current = mine;
    try {
      const { filterCode } = await call.unwrap();
      // Back may have left this address already, the page of the other not being drawn yet.
      if (running.current !== mine || currentKey() !== here) return;
      running.current = undefined;
      const bare = Object.keys(filter).length === 0;
      const params = writeView(new URLSearchParams(search), { ...view, page: 0 }, defaults);
      // They no longer say what the result is.
      for (const name of [WORDS, WITHIN]) params.delete(name);
      go(address.to(bare ? undefined : filterCode, params.toString()));
    } catch (error) {
      if (running.current === mine) setStarted({ key: here, from: key, filter, failure: asFailure(error) });
    }
  };

  const show = (patch: Partial<ListView>) => {
    const next = writeView(new URLSearchParams(search), { ...view, page: 0, ...patch }, defaults);
    go(address.to(address.code, next.toString()));
  };

  const failed = query.error && query.currentData === undefined ? asFailure(query.error) : undefined;
  const waiting = latest !== undefined && latest.failure === undefined;
  return {
    page: query.currentData ?? (failed ? undefined : query.data),
    filter: waiting ? latest.filter : known,
    busy: waiting || pending || query.isFetching,
    failure: latest?.failure ?? failed,
    view,
    drawn: drawnView,
    change: useStableCallback((filter: F) => void change(filter)),
    show: useStableCallback(show),
    retry: () => void (latest?.failure ? change(latest.filter) : query.refetch()),
  };
}
