import { useMyList } from '@/session/my-list/use-my-list';
import { asFailure } from '@/shared/api/failure';
import { requestApi } from './api';

const NONE = { holders: [], unknown: [] };

/** What is in My List, by who holds it. */
export function useHolders() {
  const { uuids, count } = useMyList();
  const { currentData, error, refetch } = requestApi.endpoints.holders.useQuery(uuids, { skip: count === 0 });
  return {
    data: count === 0 ? NONE : currentData,
    failure: error === undefined ? undefined : asFailure(error),
    retry: () => void refetch(),
    count,
  };
}
