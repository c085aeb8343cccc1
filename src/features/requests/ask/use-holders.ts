import { asFailure } from '@/shared/api/failure';
import { requestApi } from '../api';
import { useRequestSource } from '../request-source';

const NONE = { holders: [], unknown: [] };

/** What is asked for, by who holds it. */
export function useHolders() {
  const { uuids } = useRequestSource();
  const count = uuids.length;
  const { currentData, error, refetch } = requestApi.endpoints.holders.useQuery(uuids, { skip: count === 0 });
  return {
    data: count === 0 ? NONE : currentData,
    failure: error === undefined ? undefined : asFailure(error),
    retry: () => void refetch(),
    count,
  };
}
