import { useCallback, useMemo } from 'react';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const HOUR = 3600;

/** What the items of a list are known by. */
type Key = 'uuid' | 'shortName';
type Titled = Record<Key | 'title', string>;

/** The lists that name their items by uuid, or by short name, and title. */
type Line =
  | 'POST /descriptorlist/list'
  | 'POST /dataset/list'
  | 'POST /subset/list'
  | 'POST /divtree/list'
  | 'POST /network/list';

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    itemTitles: build.query<Record<string, string>, { line: Line; key: Key; names: string[] }>({
      query: ({ line, key, names }) => {
        const input = { body: { [key]: names }, query: { l: names.length, select: `${key},title` } };
        return call(line, input, { silent: true });
      },
      transformResponse: ({ content }: Page<Titled>, _, { key }) =>
        Object.fromEntries(content.map((one) => [one[key], one.title])),
      keepUnusedDataFor: HOUR,
    }),
  }),
});

function useTitles(line: Line, names: readonly string[], key: Key = 'uuid'): (name: string) => string {
  const joined = names.toSorted().join(' ');
  const asked = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const { data } = titlesApi.endpoints.itemTitles.useQuery({ line, key, names: asked }, { skip: asked.length === 0 });
  return useCallback((name) => data?.[name] ?? name, [data]);
}

/** Titles of descriptor lists by uuid; until one is there, and where there is none, the uuid stands for itself. */
export const useDescriptorListTitle = (uuids: readonly string[]) => useTitles('POST /descriptorlist/list', uuids);

/** Titles of datasets by uuid. */
export const useDatasetTitle = (uuids: readonly string[]) => useTitles('POST /dataset/list', uuids);

/** Titles of subsets by uuid. */
export const useSubsetTitle = (uuids: readonly string[]) => useTitles('POST /subset/list', uuids);

/** Titles of diversity trees by uuid. */
export const useTreeTitles = (uuids: readonly string[]) => useTitles('POST /divtree/list', [...new Set(uuids)]);

/** Titles of networks by short name. */
export const useNetworkTitle = (shortNames: readonly string[]) =>
  useTitles('POST /network/list', shortNames, 'shortName');
