import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { membersOf, type UuidList } from './list-algebra';
import { selectMyList, type WithMyList } from './my-list-slice';
import { useMyListActions, type MyListActions } from './use-my-list-actions';

export interface MyList extends MyListActions {
  /** In the order of adding. */
  uuids: UuidList;
  count: number;
  has(uuid: string): boolean;
}

/** The visitor's own list of accessions, and its changes, which tell by themselves what came of them. */
export function useMyList(): MyList {
  const uuids = useSelector(selectMyList);
  const actions = useMyListActions();
  return useMemo(
    () => ({ uuids, count: uuids.length, has: (uuid) => membersOf(uuids).has(uuid), ...actions }),
    [uuids, actions],
  );
}

/** Whether one accession is in the list: drawn anew only when that changes. */
export const useInMyList = (uuid: string): boolean =>
  useSelector((state: WithMyList) => membersOf(selectMyList(state)).has(uuid));

export const useMyListCount = (): number => useSelector((state: WithMyList) => selectMyList(state).length);
