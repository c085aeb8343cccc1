import { useMemo } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { MY_LIST_MAX } from '@/contract/constants';
import { dismiss, notify, type Notice } from '@/shared/ui/outcomes/notices';
import { useFormat } from '@/shared/ui/format/use-format';
import { withAll, without, type UuidList } from './list-algebra';
import { myListChanged, myListUndone, selectMyList, type WithMyList } from './my-list-slice';

interface State extends WithMyList {
  notices: readonly Notice[];
}

export interface MyListActions {
  /** Adds all or, beyond the maximum, none; tells either. Says whether they are all in the list now. */
  add(uuids: readonly string[]): boolean;
  remove(uuids: readonly string[]): void;
  /** Another list in place of this one, in one step that can be undone. */
  replace(uuids: UuidList): void;
  undo(): void;
}

const UNDO = { key: 'common:myList.undo', type: myListUndone.type };

/** Changes of My List, for parts that need not know what is in it. */
export function useMyListActions(): MyListActions {
  const store = useStore<State>();
  const dispatch = useDispatch();
  const { number } = useFormat();
  return useMemo(() => {
    const list = () => selectMyList(store.getState());
    const tell = (what: string, count: number, rest: Partial<Notice> = {}) => {
      const key = `common:myList.${what}`;
      // Of two changes in a row the newer one counts, and its number is another.
      const older = store.getState().notices.find((notice) => notice.key === key);
      if (older) dispatch(dismiss(older.id));
      dispatch(notify({ key, ...rest, values: { count, shown: number(count), ...rest.values } }));
    };
    return {
      add: (uuids) => {
        const before = list();
        const { list: next, added, refused, invalid } = withAll(before, uuids);
        if (invalid) tell('invalid', invalid, { severity: 'error' });
        if (refused) {
          const values = { max: number(MY_LIST_MAX), room: number(MY_LIST_MAX - before.length) };
          tell('refused', refused, { values, severity: 'error' });
          return false;
        }
        if (added) {
          dispatch(myListChanged(next));
          tell('added', added, { action: UNDO });
        } else if (uuids.length > invalid) tell('present', uuids.length - invalid);
        return invalid === 0;
      },
      remove: (uuids) => {
        const before = list();
        const next = without(before, uuids);
        if (next.length === before.length) return;
        dispatch(myListChanged(next));
        tell('removed', before.length - next.length, { action: UNDO });
      },
      replace: (next) => dispatch(myListChanged(next)),
      undo: () => dispatch(myListUndone()),
    };
  }, [store, dispatch, number]);
}
