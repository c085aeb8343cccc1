import { useEffect, useMemo, useRef, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FilteredPage } from '@/contract/page';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { criteriaOf, fieldValue } from '@/shared/filters/field-path';
import type { ListAddress } from './list-address';
import type { ListArgs } from './list-args';
import type { ListEndpoint } from './list-endpoint';
import { readView, writeView, type ListDefaults, type ListView } from './list-view';

/** A list as its screen sees it. `page` is the last one that arrived; `busy` says that a newer one is on its way. */
export interface ListController<T, F> {
  page: FilteredPage<T, F> | undefined;
  /** With every click, answered or not; undefined while an opened link's filter is not known. */
  filter: F | undefined;
  busy: boolean;
  failure: Failure | undefined;
  view: ListView;
  change(filter: F): void;
  show(view: Partial<ListView>): void;
  retry(): void;
}

interface Options<T, F> {
  endpoint: ListEndpoint<T, F>;
  address: ListAddress;
  defaults: ListDefaults;
  facets?: string;
  /** What the list is bound to inside another entity's page. */
  scope?: F;
}

/** A filter that was asked for at an address (a history key), and how it failed, if it did. */
interface Change<F> {
  key: string;
  filter: F;
  failure?: Failure;
}

const asFailure = (error: unknown) => (isFailure(error) ? error : failure('OFFLINE'));

const holds = (filter: object, scope: object) =>
  criteriaOf(scope).every(
    (path) => JSON.stringify(fieldValue(filter, path)) === JSON.stringify(fieldValue(scope, path)),
  );

/**
 * The one flow of filters, pages and addresses. The portal makes no code: a change posts the filter, the answer's
 * code goes into the URL and the answer into the cache under that code. Until then further changes build on the
 * wanted filter; a failed answer returns to the last settled one, and a late answer never overwrites a newer one.
 */
export function useListController<T, F extends object>(options: Options<T, F>): ListController<T, F> {
  const { endpoint, address, defaults, facets, scope } = options;
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const view = useMemo(() => readView(new URLSearchParams(search), defaults), [search, defaults]);
  const [started, setStarted] = useState<Change<F>>();
  const running = useRef<{ abort(): void }>(undefined);

  const args: ListArgs<F> = {
    ...(address.code ? { f: address.code } : scope && { filter: scope }),
    p: view.page,
    l: view.size,
    s: view.sort,
    d: view.dir,
    ...(facets && { facets }),
  };
  const query = endpoint.useQuery(args);
  const known = address.code ? query.currentData?.filter : (scope ?? ({} as F));
  // Back, Forward or a link while an answer is awaited: the address wins, the change is forgotten.
  const latest = started?.key === key ? started : undefined;
  useEffect(() => () => running.current?.abort(), [key]);

  const astray = scope !== undefined && known !== undefined && !holds(known, scope);
  useEffect(() => {
    // A code that leads out of the page it stands on is not followed.
    if (astray) void navigate(address.to(undefined, ''), { replace: true });
  }, [astray, address, navigate]);

  const go = (to: { pathname: string; search: string }) => {
    const same = to.pathname === pathname && to.search === search.slice(1);
    if (same) setStarted(undefined);
    else void navigate(to);
  };

  const change = async (filter: F) => {
    running.current?.abort();
    setStarted({ key, filter });
    const posted = { ...args, f: undefined, filter, p: 0 };
    const call = dispatch(endpoint.initiate(posted, { subscribe: false, forceRefetch: true }));
    running.current = call;
    try {
      const { filterCode } = await call.unwrap();
      if (running.current !== call) return;
      const bare = Object.keys(filter).length === 0;
      const params = writeView(new URLSearchParams(search), { ...view, page: 0 }, defaults);
      go(address.to(bare ? undefined : filterCode, params.toString()));
    } catch (error) {
      if (running.current === call) setStarted({ key, filter, failure: asFailure(error) });
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
    busy: waiting || query.isFetching,
    failure: latest?.failure ?? failed,
    view,
    change: (filter) => void change(filter),
    show,
    retry: () => void (latest?.failure ? change(latest.filter) : query.refetch()),
  };
}
