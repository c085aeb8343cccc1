import { decodePlace, newPlace, type TextPlace } from '../columns/text-column';
import type { Model } from '../model';

const SCIENTIFIC = /^([1-9](?:[.,]\d+)?)E\+?(\d{1,2})$/i;
const WHOLE = /^(\d+)[.,]0{1,2}$/;
const NUMBER = /^\d+(?:E\d+)?$/i;

/** `14105.0`: a number that a spreadsheet wrote with decimals. Without them; undefined for all other texts. */
export const withoutDecimals = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/** From `least` to `most` (excluded): the numbers that `1.23E+05` may have been. One where no digit was lost. */
export interface Rounded {
  least: number;
  most: number;
  whole: boolean;
}

/** What a spreadsheet's scientific notation stands for; undefined for all other texts. */
export function scientific(text: string): Rounded | undefined {
  const [, mantissa, exponent] = SCIENTIFIC.exec(text) ?? [];
  if (mantissa === undefined || exponent === undefined) return undefined;
  const digits = mantissa.replace(/[.,]/, '');
  const step = 10 ** (Number(exponent) - digits.length + 1);
  const value = Number(digits) * step;
  return { least: value - step / 2, most: value + step / 2, whole: step <= 1 };
}

const beginsWithDigit = ({ bytes, from }: TextPlace): boolean => {
  const byte = bytes[from] ?? 0;
  return byte >= 48 && byte <= 57;
};

/** The accession numbers that a spreadsheet takes for a number (`14105`, `12E4`), in the order of what it makes of them. */
export class SpreadsheetNumbers {
  readonly #values: Float64Array;
  readonly #rows: Uint32Array;

  constructor({ data }: Model) {
    const rows: number[] = [];
    const values = new Map<number, number>();
    const place = newPlace();
    for (let row = 0; row < data.rows; row++) {
      if (!data.acceNumb.find(row, place) || !beginsWithDigit(place)) continue;
      const text = decodePlace(place);
      if (!NUMBER.test(text)) continue;
      rows.push(row);
      values.set(row, Number(text));
    }
    const valueOf = (row: number): number => values.get(row) ?? 0;
    this.#rows = Uint32Array.from(rows).sort((a, b) => valueOf(a) - valueOf(b) || a - b);
    this.#values = Float64Array.from(this.#rows, valueOf);
  }

  between({ least, most }: Rounded): number[] {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#values[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.#values.length && (this.#values[end] ?? 0) < most) end++;
    return [...this.#rows.subarray(low, end)];
  }
}
