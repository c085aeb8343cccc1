import { fieldValue } from '@/shared/filters/field-path';
import type { EntityListDefinition, ExportedValue, ListColumn } from '../definition';

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The value of the property that a column is named after, or sorts by. */
function ownValue<T extends object>({ name, sort }: ListColumn<T>, row: T): ExportedValue {
  const found = fieldValue(row, name) ?? (sort && fieldValue(row, sort));
  if (isScalar(found)) return found;
  return Array.isArray(found)
    ? found.filter((part) => typeof part === 'string' || typeof part === 'number')
    : undefined;
}

/** No value is an empty cell, several are parted by `; `. */
function textOf(value: ExportedValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? value.join('; ') : String(value);
}

/** The columns of a list's file: all that have a value of their own, shown or not, in the order of the definition. */
export const exportedColumns = <T extends object, F extends object>({ columns }: EntityListDefinition<T, F>) =>
  columns.filter(({ text }) => text !== false);

/** A row of the file. */
export const exportedRow = <T extends object>(columns: readonly ListColumn<T>[], row: T): string[] =>
  columns.map((column) => textOf(column.text ? column.text(row) : ownValue(column, row)));
