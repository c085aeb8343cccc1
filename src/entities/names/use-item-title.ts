import { useCallback, useMemo } from 'react';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const HOUR = 3600;

interface Titled {
  uuid: string;
  title: string;
}

/** The lists that name their items by uuid and title. */
type Line = 'POST /descriptorlist/list' | 'POST /dataset/list' | 'POST /subset/list' | 'POST /divtree/list';

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    itemTitles: build.query<Record<string, string>, { line: Line; uuid: string[] }>({
      query: ({ line, uuid }) =>
        call(line, { body: { uuid }, query: { l: uuid.length, select: 'uuid,title' } }, { silent: true }),
      transformResponse: ({ content }: Page<Titled>) => Object.fromEntries(content.map((one) => [one.uuid, one.title])),
      keepUnusedDataFor: HOUR,
    }),
  }),
});

function useTitles(line: Line, uuids: readonly string[]): (uuid: string) => string {
  const key = uuids.toSorted().join(' ');
  const uuid = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const { data } = titlesApi.endpoints.itemTitles.useQuery({ line, uuid }, { skip: uuid.length === 0 });
  return useCallback((one) => data?.[one] ?? one, [data]);
}

/** Titles of descriptor lists by uuid; until one is there, and where there is none, the uuid stands for itself. */
export const useDescriptorListTitle = (uuids: readonly string[]) => useTitles('POST /descriptorlist/list', uuids);

/** Titles of datasets by uuid. */
export const useDatasetTitle = (uuids: readonly string[]) => useTitles('POST /dataset/list', uuids);

/** Titles of subsets by uuid. */
export const useSubsetTitle = (uuids: readonly string[]) => useTitles('POST /subset/list', uuids);

/** Titles of diversity trees by uuid; of `{uuid}:{node}` with the node behind it. */
export function useTreeTitle(terms: readonly string[]): (term: string) => string {
  const nameOf = useTitles('POST /divtree/list', [...new Set(terms.map((term) => term.split(':', 1)[0] ?? ''))]);
  return useCallback((term) => term.replace(/^[^:]*/, nameOf).replace(':', ' · '), [nameOf]);
}
