import type { DataRow } from '@/contract/dataset/observation';
import { textOf, valuesOf } from '@/entities/observation/observed-row';
import { boxFigures, type BoxFigures } from '@/shared/charts/box-figures';
import { numbersOf } from './pairs-of';
import { isPassportGroup, PASSPORT_GROUPS } from './use-analysis';

/** Fewer values make no box. */
export const MIN_VALUES = 3;

export interface Grouped {
  /** Those with enough values, the largest first. */
  groups: { key: string; box: BoxFigures }[];
  few: { key: string; count: number }[];
  /** Values of accessions that belong to no group. */
  apart: number;
}

/** The groups that an accession belongs to: several where a descriptor has several values of it. */
const keysOf = (row: DataRow, by: string): string[] =>
  isPassportGroup(by)
    ? [textOf(row, PASSPORT_GROUPS[by])].filter(Boolean)
    : [...new Set(valuesOf(row, by).map(String))];

/** All values of a descriptor by group. */
export function groupsOf(rows: readonly DataRow[], of: string, by: string): Grouped {
  const values = new Map<string, number[]>();
  let apart = 0;
  for (const row of rows) {
    const observed = numbersOf(row, of);
    const keys = keysOf(row, by);
    if (keys.length === 0) apart += observed.length;
    for (const key of keys) {
      const group = values.get(key) ?? [];
      group.push(...observed);
      values.set(key, group);
    }
  }
  const grouped: Grouped = { groups: [], few: [], apart };
  for (const [key, observed] of values) {
    const box = observed.length < MIN_VALUES ? undefined : boxFigures(observed);
    if (box) grouped.groups.push({ key, box });
    else if (observed.length > 0) grouped.few.push({ key, count: observed.length });
  }
  grouped.groups.sort((a, b) => b.box.count - a.box.count || a.key.localeCompare(b.key));
  grouped.few.sort((a, b) => a.key.localeCompare(b.key));
  return grouped;
}
