import type { DataRow, ObservedValue } from '@/contract/observation';

/** What each row says of its accession. */
export const ROW_FIELDS = ['uuid', 'accessionNumber', 'institute.code', 'doi', 'taxonomy.genusSpecies'] as const;

const isValue = (value: unknown): value is ObservedValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The values of one descriptor, none where nothing was observed. */
export function valuesOf(row: DataRow, descriptorUuid: string): ObservedValue[] {
  const values = row[descriptorUuid];
  return Array.isArray(values) ? values.filter(isValue) : isValue(values) ? [values] : [];
}

/** A property of the accession as text; empty where it has none. */
export function textOf(row: DataRow, path: string): string {
  const value = row[path];
  return isValue(value) ? String(value) : '';
}
