import type { SavedMap } from '@/contract/account/session';
import type { Store } from '../../tools/store/store';

/** The maps that people saved, each for one filter, in the order they were saved. */
export interface SavedMaps {
  of(userUuid: string): readonly SavedMap[];
  /** In place of all of that person. */
  keep(userUuid: string, maps: readonly SavedMap[]): void;
  /** All of an account that is deleted. */
  removeOf(userUuid: string): void;
}

export function makeSavedMaps(store: Store): SavedMaps {
  const byUser = store.rows<readonly SavedMap[]>('accounts/saved-maps');
  return {
    of: (userUuid) => byUser.get(userUuid) ?? [],
    keep: (userUuid, maps) => byUser.set(userUuid, maps),
    removeOf: (userUuid) => byUser.delete(userUuid),
  };
}
