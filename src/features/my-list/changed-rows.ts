import type { Accession } from '@/contract/accession';
import type { UuidList } from '@/session/my-list/list-algebra';
import { driftOf, type Drift, type Seen } from '@/session/my-list/seen';
import type { FetchedRows } from './row-fetcher';

/** An accession that is not what it was when it came into the list. Without a row it has vanished. */
export interface ChangedRow {
  uuid: string;
  since: string;
  /** The number it had. */
  number: string;
  row: Accession | undefined;
  drift: readonly Drift[];
}

/** What changed in the list, in its order; unknown before all of it is fetched. */
export function changedRows(
  uuids: UuidList,
  seen: Readonly<Record<string, Seen>>,
  { rows, missing }: FetchedRows,
): ChangedRow[] {
  return uuids.flatMap((uuid) => {
    const was = seen[uuid];
    if (!was) return [];
    const row = rows.get(uuid);
    const drift = row ? driftOf(was, row) : [];
    const changed = drift.length > 0 || (!row && missing.has(uuid));
    return changed ? [{ uuid, since: was[0], number: was[1], row, drift }] : [];
  });
}
