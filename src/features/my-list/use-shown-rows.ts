import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { FilteredPage } from '@/contract/page';
import { useCountryName } from '@/entities/names/use-country-name';
import { useCropName } from '@/entities/names/use-crop-name';
import { membersOf, type UuidList } from '@/session/my-list/list-algebra';
import { readView, writeView, type ListDefaults, type ListView } from '@/shared/list/address/list-view';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { myListDefinition } from './my-list-definition';
import type { FetchedRows } from './row-fetcher';
import { holdsWords, sortedRows, wordsOf } from './sorted-rows';

export const ADDED = 'added';

const DEFAULTS: ListDefaults = {
  sort: ADDED,
  dir: 'ASC',
  sortable: myListDefinition.columns.flatMap(({ sort }) => sort ?? []),
};

/** What the address says of the table: page, rows a page, order, columns. */
export function useMyListView(): { view: ListView; show(patch: Partial<ListView>): void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search), DEFAULTS), [search]);
  const show = useStableCallback((patch: Partial<ListView>) => {
    const params = writeView(new URLSearchParams(search), { ...view, page: 0, ...patch }, DEFAULTS);
    void navigate({ pathname, search: params.toString() }, { flushSync: true });
  });
  return { view, show };
}

interface Shown {
  /** All that is found, in order: what the page is a part of. */
  found: readonly string[];
  page: FilteredPage<Accession, AccessionFilter>;
}

/** The rows of one page: searched, sorted and cut here, since all of them are. */
export function useShownRows(
  uuids: UuidList,
  fetched: FetchedRows,
  view: ListView,
  search: string,
  notes: Readonly<Record<string, string>>,
): Shown {
  const cropName = useCropName();
  const countryName = useCountryName();
  const byAdding = view.sort === ADDED;
  // Sorting is dear and a removal changes no order: it is done for what was fetched, not for what is in the list.
  const order = useMemo(
    () => (byAdding ? undefined : sortedRows(fetched.rows.values(), view.sort, view.dir).map(({ uuid }) => uuid)),
    [fetched, byAdding, view.sort, view.dir],
  );
  const found = useMemo(() => {
    const words = wordsOf(search);
    const members = membersOf(uuids);
    const inOrder = order ?? (view.dir === 'DESC' ? uuids.toReversed() : uuids);
    return inOrder.filter((uuid) => {
      if (!members.has(uuid) || fetched.missing.has(uuid)) return false;
      const row = fetched.rows.get(uuid);
      if (!row) return words.length === 0;
      const { crop, countryOfOrigin: origin } = row;
      const shown = [crop && cropName(crop.shortName), origin && countryName(origin.code3)];
      return holdsWords(row, [notes[uuid], ...shown].filter(Boolean).join('\n'), words);
    });
  }, [uuids, order, search, notes, fetched, view.dir, cropName, countryName]);
  const page = useMemo(() => {
    const totalPages = Math.max(1, Math.ceil(found.length / view.size));
    const number = Math.min(view.page, totalPages - 1);
    const here = found.slice(number * view.size, (number + 1) * view.size);
    const content = here.flatMap((uuid) => fetched.rows.get(uuid) ?? []);
    return {
      content,
      number,
      size: view.size,
      numberOfElements: here.length,
      totalElements: found.length,
      totalPages,
      last: number + 1 === totalPages,
      suggestions: {},
    };
  }, [found, view.page, view.size, fetched]);
  return { found, page };
}
