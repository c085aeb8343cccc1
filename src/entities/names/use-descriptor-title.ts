import { useCallback, useMemo } from 'react';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { translated } from '@/entities/publication/values/translated';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { useLocale } from '@/shared/ui/text/use-locale';
import { useCropName } from './use-crop-name';

const SECONDS_KEPT = 3600;

type Named = Pick<Descriptor, 'title' | 'language' | 'translations' | 'crop'>;

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What descriptors are called, by uuid. */
    descriptorTitles: build.query<Record<string, Named>, readonly string[]>({
      query: (uuids) => call('POST /descriptor/list/details', { body: [...uuids] }, { silent: true }),
      transformResponse: (found: Descriptor[]) =>
        Object.fromEntries(
          found.map(({ uuid, title, language, translations, crop }) => [uuid, { title, language, translations, crop }]),
        ),
      keepUnusedDataFor: SECONDS_KEPT,
    }),
  }),
});

/**
 * Titles of descriptors by uuid in the reader's language, with the crop behind: every crop has a plant height of its own. Until a title is there,
 * and where there is none, the uuid stands for itself.
 */
export function useDescriptorTitle(uuids: readonly string[]): (uuid: string) => string {
  const key = uuids.toSorted().join(' ');
  const asked = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const { data } = titlesApi.endpoints.descriptorTitles.useQuery(asked, { skip: asked.length === 0 });
  const cropName = useCropName();
  const locale = useLocale();
  return useCallback(
    (uuid) => {
      const named = data?.[uuid];
      if (!named) return uuid;
      const { title } = translated(named, locale);
      return named.crop ? `${title} · ${cropName(named.crop)}` : title;
    },
    [data, cropName, locale],
  );
}
