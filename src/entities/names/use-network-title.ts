import { useCallback, useMemo } from 'react';
import type { Network } from '@/contract/network';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const HOUR = 3600;

const networkTitlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkTitles: build.query<Record<string, string>, string[]>({
      query: (shortName) =>
        call(
          'POST /network/list',
          { body: { shortName }, query: { l: shortName.length, select: 'shortName,title' } },
          { silent: true },
        ),
      transformResponse: ({ content }: Page<Network>) =>
        Object.fromEntries(content.map(({ shortName, title }) => [shortName, title])),
      keepUnusedDataFor: HOUR,
    }),
  }),
});

/** Titles of networks by short name; until one is there, and where there is none, the short name stands for itself. */
export function useNetworkTitle(shortNames: readonly string[]): (shortName: string) => string {
  const key = shortNames.toSorted().join(' ');
  const asked = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const { data } = networkTitlesApi.endpoints.networkTitles.useQuery(asked, { skip: asked.length === 0 });
  return useCallback((shortName) => data?.[shortName] ?? shortName, [data]);
}
