import { useCallback, useMemo } from 'react';
import type { Page } from '@/contract/page';
import type { Publishable } from '@/contract/publication/publication';
import { translated } from '@/entities/publication/values/translated';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { useLocale } from '@/shared/ui/text/use-locale';

const HOUR = 3600;

/** What the items of a list are known by. */
type Key = 'uuid' | 'shortName';
type Titled = Record<Key, string> & Pick<Publishable, 'title' | 'language' | 'translations'>;

/** The lists that name their items by uuid, or by short name, and title. */
type Line =
  | 'POST /descriptorlist/list'
  | 'POST /dataset/list'
  | 'POST /subset/list'
  | 'POST /divtree/list'
  | 'POST /network/list';

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    itemTitles: build.query<Record<string, string>, { line: Line; key: Key; names: string[]; locale: string }>({
      query: ({ line, key, names, locale }) => {
        const select = `${key},title,language,translations.${locale}.title`;
        const input = { body: { [key]: names }, query: { l: names.length, select } };
        return call(line, input, { silent: true });
      },
      transformResponse: ({ content }: Page<Titled>, _, { key, locale }) =>
        Object.fromEntries(content.map((one) => [one[key], translated(one, locale).title])),
      keepUnusedDataFor: HOUR,
    }),
  }),
});

function useTitles(line: Line, names: readonly string[], key: Key = 'uuid'): (name: string, until?: string) => string {
  const joined = names.toSorted().join(' ');
  const asked = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const args = { line, key, names: asked, locale: useLocale() };
  const { data } = titlesApi.endpoints.itemTitles.useQuery(args, { skip: asked.length === 0 });
  return useCallback((name, until = name) => data?.[name] ?? until, [data]);
}

/** Titles of descriptor lists by uuid, in the reader's language; until one is there, and where there is none, the uuid stands for itself. */
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
