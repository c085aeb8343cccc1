import { addRow, noRows, type Bits } from './bits';
import { LEAST_ROWS } from './coded-column';

/** One number per row; NaN stands for a missing value. */
export type NumberColumn = Float64Array;

export class NumberColumnBuilder {
  #values: Float64Array;
  #rows = 0;

  constructor(rows = 0) {
    this.#values = new Float64Array(Math.max(LEAST_ROWS, rows));
  }

  push(value: number | undefined): void {
    if (this.#rows === this.#values.length) {
      const values = new Float64Array(this.#rows * 2);
      values.set(this.#values);
      this.#values = values;
    }
    this.#values[this.#rows++] = value ?? NaN;
  }

  build(): NumberColumn {
    return this.#values.subarray(0, this.#rows);
  }
}

export const numberAt = (column: NumberColumn, row: number): number | undefined => {
  const value = column[row] ?? NaN;
  return Number.isNaN(value) ? undefined : value;
};

/** The rows with a number from `least` to `most`, both included. */
export function rowsBetween(column: NumberColumn, least: number, most: number): Bits {
  const bits = noRows(column.length);
  for (let row = 0; row < column.length; row++) {
    const value = column[row] ?? NaN;
    if (value >= least && value <= most) addRow(bits, row);
  }
  return bits;
}

export function rowsWithNumber(column: NumberColumn, test: (value: number) => boolean): Bits {
  const bits = noRows(column.length);
  for (let row = 0; row < column.length; row++) {
    const value = column[row] ?? NaN;
    if (!Number.isNaN(value) && test(value)) addRow(bits, row);
  }
  return bits;
}
