import type { Bits } from './bits';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** One small number per row; code 0 stands for a missing value, `values[0]` is undefined. */
export interface CodedColumn<T> {
  readonly codes: Codes;
  readonly values: readonly (T | undefined)[];
}

/** Room for the codes of so many rows, as narrow as so many different ones allow. */
export function newCodes(different: number, rows: number): Codes {
  return new (different <= 0x100 ? Uint8Array : different <= 0x10000 ? Uint16Array : Uint32Array)(rows);
}

/** Rows that every new column has room for. */
export const LEAST_ROWS = 1024;

/** Whole numbers below this are looked up in a table instead of a map. */
const SMALL = 0x4000;

/** Grows to the right in rows and, as codes get larger, in bytes per row. */
export class CodedColumnBuilder<T> {
  #codes: Codes;
  #limit = 0x100;
  #rows = 0;
  #small: Uint32Array | undefined;
  #lastKey: unknown;
  #lastCode = 0;
  readonly #byKey = new Map<unknown, number>();
  readonly #values: (T | undefined)[] = [undefined];

  /** With room for so many rows; it grows beyond them. */
  constructor(rows = 0) {
    this.#codes = new Uint8Array(Math.max(LEAST_ROWS, rows));
  }

  /** `key` names the value where it is no plain one: `undefined` is a missing value. */
  push(value: T | undefined, key: unknown = value): void {
    let code = 0;
    if (value !== undefined && key !== undefined) {
      // Neighbours are often equal.
      code = key === this.#lastKey ? this.#lastCode : this.#codeOf(value, key);
    }
    this.pushCode(code);
  }

  /** A code that `codeFor` gave before, or 0. */
  pushCode(code: number): void {
    if (this.#rows === this.#codes.length) this.#grow(this.#rows * 2);
    this.#codes[this.#rows++] = code;
  }

  /** A new code, for those who look codes up themselves. */
  codeFor(value: T): number {
    return this.#admit(value);
  }

  #codeOf(value: T, key: unknown): number {
    const isSmall = typeof key === 'number' && key >= 0 && key < SMALL && Number.isInteger(key);
    let code = isSmall ? ((this.#small ??= new Uint32Array(SMALL))[key] ?? 0) : (this.#byKey.get(key) ?? 0);
    if (code === 0) {
      code = this.#admit(value);
      if (isSmall && this.#small) this.#small[key] = code;
      else this.#byKey.set(key, code);
    }
    this.#lastKey = key;
    this.#lastCode = code;
    return code;
  }

  #admit(value: T): number {
    const code = this.#values.length;
    // A list may be used again by the one who made it.
    this.#values.push(Array.isArray(value) ? (value.slice() as T) : value);
    if (code >= this.#limit) {
      this.#limit = this.#limit === 0x100 ? 0x10000 : 0x100000000;
      this.#grow(this.#codes.length);
    }
    return code;
  }

  #grow(length: number): void {
    const codes = newCodes(this.#limit, length);
    codes.set(this.#codes.subarray(0, this.#rows));
    this.#codes = codes;
  }

  build(): CodedColumn<T> {
    this.#byKey.clear();
    return { codes: this.#codes.subarray(0, this.#rows), values: this.#values };
  }
}

/** The rows whose code is accepted: `accept[code]` is 1. */
export function rowsWithCodes(codes: Codes, accept: Uint8Array): Bits {
  const rows = codes.length;
  const bits = new Uint32Array((rows + 31) >>> 5);
  for (let i = 0, row = 0; row < rows; i++) {
    const end = Math.min(rows, row + 32);
    let word = 0;
    for (let bit = 0; row < end; row++, bit++) word |= (accept[codes[row] ?? 0] ?? 0) << bit;
    bits[i] = word;
  }
  return bits;
}

/** The rows whose value passes. A missing value never does. */
export function rowsWithValue<T>(column: CodedColumn<T>, test: (value: T) => boolean): Bits {
  const accept = Uint8Array.from(column.values, (value) => (value !== undefined && test(value) ? 1 : 0));
  if (!accept.includes(1)) return new Uint32Array((column.codes.length + 31) >>> 5);
  return rowsWithCodes(column.codes, accept);
}

/** The same rows seen through another value of each code. */
export const projected = <T, U>(column: CodedColumn<T>, project: (value: T) => U | undefined): CodedColumn<U> => ({
  codes: column.codes,
  values: column.values.map((value) => (value === undefined ? undefined : project(value))),
});

export const valueAt = <T>(column: CodedColumn<T>, row: number): T | undefined => column.values[column.codes[row] ?? 0];
