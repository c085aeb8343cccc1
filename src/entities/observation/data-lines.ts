import type { Descriptor } from '@/contract/descriptor';
import type { DataRow } from '@/contract/observation';
import { named } from './descriptor-name';
import { ROW_FIELDS, textOf, valuesOf } from './observed-row';

/** Between several values of an accession. */
const BETWEEN = '; ';

/** The names of the columns: MCPD-like for the accession, then the descriptors with their units, each name once. */
export function dataHeader(descriptors: readonly Descriptor[]): string[] {
  const names = descriptors.map(named);
  const once = names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} [${descriptors[at]?.uuid}]`,
  );
  return [...ROW_FIELDS, ...once];
}

/** A row of the file: values as they were observed, codes as codes. */
export const dataLine = (row: DataRow, descriptors: readonly Descriptor[]): string[] => [
  ...ROW_FIELDS.map((path) => textOf(row, path)),
  ...descriptors.map(({ uuid }) => valuesOf(row, uuid).join(BETWEEN)),
];
