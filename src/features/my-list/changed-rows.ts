import type { Accession } from '@/contract/accession/accession';
import type { UuidList } from '@/session/my-list/list-algebra';
import { changesSince, type PassportChange, type PassportSnapshot } from '@/session/my-list/passport-snapshot';
import type { FetchedRows } from './row-fetcher';

/** An accession that is not what it was when it came into the list. Without a row it has vanished. */
export interface ChangedRow {
  uuid: string;
  since: string;
  /** The number it had. */
  number: string;
  row: Accession | undefined;
  changes: readonly PassportChange[];
}

/** What of the fetched accessions changed, by uuid. */
export function changesOf(
  seen: Readonly<Record<string, PassportSnapshot>>,
  { rows, missing }: FetchedRows,
): Map<string, ChangedRow> {
  const changed = new Map<string, ChangedRow>();
  for (const [uuid, was] of Object.entries(seen)) {
    const row = rows.get(uuid);
    const changes = row ? changesSince(was, row) : [];
    if (changes.length > 0 || (!row && missing.has(uuid)))
      changed.set(uuid, { uuid, since: was[0], number: was[1], row, changes });
  }
  return changed;
}

/** Those of them in the list, in its order. */
export const changedIn = (uuids: UuidList, changes: ReadonlyMap<string, ChangedRow>): ChangedRow[] =>
  changes.size ? uuids.flatMap((uuid) => changes.get(uuid) ?? []) : [];
