import { useCallback } from 'react';
import { CROP_CACHE_SECONDS } from '@/contract/constants';
import { namesApi } from './api';

/** Names of crops by short name; the list is asked for once in five minutes. */
export function useCropName(): (shortName: string) => string {
  const { data } = namesApi.endpoints.crops.useQuery(undefined, { refetchOnMountOrArgChange: CROP_CACHE_SECONDS });
  return useCallback((shortName) => data?.find((crop) => crop.shortName === shortName)?.name ?? shortName, [data]);
}
