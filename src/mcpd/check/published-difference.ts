import { accessionUuid } from '../accession-uuid';
import { passportDifference, type ColumnChange, type GivenRow } from '../passport-difference';
import { McpdImport } from '../reading/mcpd-import';
import type { PassportRecord } from '../record';

/** A row of the file on its way to be compared. */
export interface ComparedRow extends GivenRow {
  /** Of the file. */
  row: number;
}

export interface ChangedRow {
  row: number;
  changes: readonly ColumnChange[];
}

export interface PublishedDifference {
  new: number;
  unchanged: number;
  changed: readonly ChangedRow[];
  /** Published, and not in the file. */
  gone: number;
}

/** Records as a catalogue hands them out in the columns of MCPD. */
export function publishedRecords(text: string): PassportRecord[] {
  const records: PassportRecord[] = [];
  // Of an institute that has published nothing there is the header alone.
  if (!/\n[^\n]*\S/.test(text)) return records;
  const running = new McpdImport({ add: (record) => void records.push(record) });
  const file = running.file('');
  file.push(new TextEncoder().encode(text));
  file.end();
  return records.map((record) => ({
    ...record,
    uuid: accessionUuid(record.instCode, record.acceNumb, record.genus),
  }));
}

const byInstitute = <T>(all: readonly T[], recordOf: (one: T) => PassportRecord): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const { instCode } = recordOf(one);
    const others = found.get(instCode);
    if (others) others.push(one);
    else found.set(instCode, [one]);
  }
  return found;
};

/** What rows change in what is published, institute by institute. */
export function publishedDifference(
  published: readonly PassportRecord[],
  rows: readonly ComparedRow[],
): PublishedDifference {
  const there = byInstitute(published, (record) => record);
  const changed: ChangedRow[] = [];
  const counts = { new: 0, unchanged: 0, gone: 0 };
  for (const [institute, given] of byInstitute(rows, ({ record }) => record)) {
    const steps = passportDifference(there.get(institute) ?? [], given);
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const { row, published: before, changes } of step.value.rows) {
      if (!before) counts.new += 1;
      else if (changes.length === 0) counts.unchanged += 1;
      else changed.push({ row: row.row, changes });
    }
    counts.gone += step.value.unnamed.filter(({ historic }) => historic !== true).length;
  }
  return { ...counts, changed: changed.sort((a, b) => a.row - b.row) };
}
