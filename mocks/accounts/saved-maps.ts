import type { SavedMap } from '@/contract/session';
import type { Journal } from '../store/journal';

/** The maps that people saved, each for one filter, in the order they were saved. */
export interface SavedMaps {
  of(userUuid: string): readonly SavedMap[];
  /** In place of all of that person. */
  keep(userUuid: string, maps: readonly SavedMap[]): void;
  /** All of an account that is deleted. */
  removeOf(userUuid: string): void;
}

export function makeSavedMaps(journal: Journal): SavedMaps {
  let byUser: Record<string, readonly SavedMap[]> = {};
  journal.keep('savedMaps', {
    dump: () => byUser,
    restore: (saved) => {
      byUser = saved as typeof byUser;
    },
  });
  return {
    of: (userUuid) => (Object.hasOwn(byUser, userUuid) ? (byUser[userUuid] ?? []) : []),
    keep: (userUuid, maps) => {
      byUser = { ...byUser, [userUuid]: maps };
      journal.changed();
    },
    removeOf: (userUuid) => {
      byUser = Object.fromEntries(Object.entries(byUser).filter(([uuid]) => uuid !== userUuid));
      journal.changed();
    },
  };
}
