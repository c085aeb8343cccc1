import { fieldValue } from '@/shared/filters/criteria/field-path';
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

/** What a list's file holds: columns, and the id of each row where no column tells it. */
export interface ExportedColumns<T> {
  columns: readonly ListColumn<T>[];
  id: ((row: T) => string) | undefined;
}

/** All columns that have a value of their own, shown or not, in the order of the definition. `sample`: some rows. */
export function exportedColumns<T extends object, F extends object>(
  { columns, idOf }: Pick<EntityListDefinition<T, F>, 'columns' | 'idOf'>,
  sample: readonly T[],
): ExportedColumns<T> {
  const kept = columns.filter(({ text }) => text !== false);
  const told = sample.every((row) => exportedRow({ columns: kept, id: undefined }, row).includes(idOf(row)));
  return { columns: kept, id: told ? undefined : idOf };
}

/** A row of the file. */
export function exportedRow<T extends object>({ columns, id }: ExportedColumns<T>, row: T): string[] {
  const values = columns.map((column) => textOf(column.text ? column.text(row) : ownValue(column, row)));
  return id ? [...values, id(row)] : values;
}
