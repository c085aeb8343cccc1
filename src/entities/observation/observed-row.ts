import type { DataRow, ObservedValue } from '@/contract/dataset/observation';

/** What each row says of its accession. */
export const ROW_FIELDS = ['uuid', 'accessionNumber', 'institute.code', 'doi', 'taxonomy.genusSpecies'] as const;

const isValue = (value: unknown): value is ObservedValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The values of one descriptor, none where nothing was observed. */
export function valuesOf(row: DataRow, descriptorUuid: string): ObservedValue[] {
  const values = row[descriptorUuid];
  return Array.isArray(values) ? values.filter(isValue) : isValue(values) ? [values] : [];
}

/** The method or season of each of these values; none where the row does not say. */
export function methodsOf(row: DataRow, descriptorUuid: string): (string | null)[] {
  const methods = Object(row['methods']) as Record<string, unknown>;
  const found = Object.hasOwn(methods, descriptorUuid) ? methods[descriptorUuid] : undefined;
  return Array.isArray(found) ? found.map((method) => (typeof method === 'string' ? method : null)) : [];
}

/** A property of the accession as text; empty where it has none. */
export function textOf(row: DataRow, path: string): string {
  const value = row[path];
  return isValue(value) ? String(value) : '';
}
