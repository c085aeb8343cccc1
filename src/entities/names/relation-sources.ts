import { useMemo } from 'react';
import { CROP_CACHE_SECONDS } from '@/contract/constants';
import { asFailure } from '@/shared/api/failure';
import { localSource } from '@/shared/form/local-source';
import { namesApi } from './api';

/** Crops by short name, found by any of their names. */
export const cropSource = localSource(() => {
  const { data, isLoading, error } = namesApi.endpoints.crops.useQuery(undefined, {
    refetchOnMountOrArgChange: CROP_CACHE_SECONDS,
  });
  const options = useMemo(
    () =>
      (data ?? []).map(({ shortName, name, otherNames }) => ({
        value: shortName,
        label: name,
        words: otherNames.join(' '),
      })),
    [data],
  );
  return { options, busy: isLoading, failure: error && asFailure(error) };
});

/** Data providers by uuid. */
export const partnerSource = localSource(() => {
  const { data, isLoading, error } = namesApi.endpoints.partnerNames.useQuery();
  const options = useMemo(
    () => (data ?? []).map(({ uuid, name, shortName }) => ({ value: uuid, label: name, hint: shortName })),
    [data],
  );
  return { options, busy: isLoading, failure: error && asFailure(error) };
});
