import { useCallback } from 'react';
import { CROP_CACHE_SECONDS } from '@/contract/constants';
import { useLocale } from '@/shared/ui/text/use-locale';
import { namesApi } from './api';
import { nameOfCrop } from './name-of-crop';

/** Names of crops by short name, in the reader's language; the list is asked for once in five minutes. */
export function useCropName(): (shortName: string) => string {
  const { data } = namesApi.endpoints.crops.useQuery(undefined, { refetchOnMountOrArgChange: CROP_CACHE_SECONDS });
  const language = useLocale();
  return useCallback(
    (shortName) => {
      const crop = data?.find((each) => each.shortName === shortName);
      return crop ? nameOfCrop(crop, language) : shortName;
    },
    [data, language],
  );
}
