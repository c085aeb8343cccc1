import type { KpiRun } from '@/contract/kpi/kpi';

/** The key of what has no value of the property. */
export const UNNAMED = ':missing';

export interface ComparedRow {
  key: string;
  /** In every run; nothing was counted of what a run does not name. */
  values: number[];
  /** From the first to the last. */
  difference: number;
}

/** Runs side by side in order of time, the largest of the last first. */
export function compared(runs: readonly KpiRun[]): { runs: KpiRun[]; rows: ComparedRow[] } {
  const inTime = runs.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const tables = inTime.map(
    ({ values, missing }) =>
      new Map([
        ...values.map(({ key, value }) => [key, value] as const),
        ...(missing ? ([[UNNAMED, missing]] as const) : []),
      ]),
  );
  const keys = new Set(tables.toReversed().flatMap((table) => [...table.keys()]));
  const rows = [...keys].map((key) => {
    const values = tables.map((table) => table.get(key) ?? 0);
    return { key, values, difference: (values.at(-1) ?? 0) - (values[0] ?? 0) };
  });
  return { runs: inTime, rows };
}
