import type { NumberColumn } from '../columns/number-column';
import type { TextColumn } from '../columns/text-column';

/** The number in an accession number: its longest run of digits, of equal ones the last. */
export function seqNo(accessionNumber: string): number | undefined {
  let longest = '';
  for (const digits of accessionNumber.match(/\d+/g) ?? []) if (digits.length >= longest.length) longest = digits;
  return longest === '' ? undefined : Number(longest);
}

/** `seqNo` of all rows, made a piece at a time, and at once by the first question that needs it. */
export class SeqNumbers {
  readonly #texts: TextColumn;
  readonly #numbers: NumberColumn;
  #read = 0;

  constructor(texts: TextColumn) {
    this.#texts = texts;
    this.#numbers = new Float64Array(texts.rows);
  }

  /** Reads at most so many rows more; true when all are. */
  work(rows: number): boolean {
    const end = Math.min(this.#texts.rows, this.#read + rows);
    for (; this.#read < end; this.#read++) this.#numbers[this.#read] = seqNo(this.#texts.text(this.#read) ?? '') ?? NaN;
    return end === this.#texts.rows;
  }

  get column(): NumberColumn {
    this.work(Infinity);
    return this.#numbers;
  }
}
