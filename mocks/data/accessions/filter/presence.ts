import { allRows, noRows, rowsWhere, without, type Bits } from '../columns/bits';
import { rowsWithValue } from '../columns/coded-column';
import { FIELDS, type Field } from '../fields';
import { isGroupProperty } from '../groups';
import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import type { Criterion } from './property';

function rowsWithField(field: Field, rows: number): Bits {
  switch (field.kind) {
    case 'coded':
      return rowsWithValue(field.column, () => true);
    case 'text':
      return rowsWhere(rows, (row) => field.column.has(row));
    case 'number':
      return rowsWhere(rows, (row) => !Number.isNaN(field.column[row] ?? NaN));
    default:
      return allRows(rows);
  }
}

/** `NULL`: rows without a value at the path; `NOTNULL`: rows with one. Lists are nowhere held: they are missing everywhere. */
export function presence(name: 'NULL' | 'NOTNULL', path: string, model: Model): Criterion {
  const source = Object.hasOwn(FIELDS, path) ? FIELDS[path] : undefined;
  const group = isGroupProperty(path) ? path : undefined;
  if (!source && !group && path !== 'lists')
    throw new InvalidQuery(path, `"${name}" names "${path}", which is not a property.`);
  const { rows } = model.data;
  const present = (): Bits => {
    if (group) return model.groups.rowsInAny(group);
    return source ? rowsWithField(source(model), rows) : noRows(rows);
  };
  return {
    path: name,
    asked: path,
    rows: () => (name === 'NOTNULL' ? present() : without(allRows(rows), present())),
  };
}
