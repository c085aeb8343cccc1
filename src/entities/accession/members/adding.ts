import type { Sum } from '@/shared/list/choice/CountedDialog';

/** What a way to add to a list of accessions is told of that list. */
export interface Adding {
  limit: number;
  sums: (uuids: readonly string[]) => Sum;
  addLabel: (fresh: number) => string;
  add: (uuids: readonly string[]) => Promise<void>;
  onClose: () => void;
}
