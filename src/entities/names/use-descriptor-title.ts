import { useCallback, useMemo } from 'react';
import type { Descriptor } from '@/contract/descriptor';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const SECONDS_KEPT = 3600;

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Titles of descriptors by uuid. */
    descriptorTitles: build.query<Record<string, string>, readonly string[]>({
      query: (uuids) => call('POST /descriptor/list/details', { body: [...uuids] }, { silent: true }),
      transformResponse: (found: Descriptor[]) => Object.fromEntries(found.map(({ uuid, title }) => [uuid, title])),
      keepUnusedDataFor: SECONDS_KEPT,
    }),
  }),
});

/** Titles of descriptors by uuid; until a title is there, and where there is none, the uuid stands for itself. */
export function useDescriptorTitle(uuids: readonly string[]): (uuid: string) => string {
  const key = uuids.toSorted().join(' ');
  const asked = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const { data } = titlesApi.endpoints.descriptorTitles.useQuery(asked, { skip: asked.length === 0 });
  return useCallback((uuid) => data?.[uuid] ?? uuid, [data]);
}
