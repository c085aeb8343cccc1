import type { NumberColumn } from '../columns/number-column';
import { decodePlace, newPlace, type TextColumn, type TextPlace } from '../columns/text-column';
import type { Pieces } from '../../../tools/workers/turns';
import { isDigit } from '../text/fold';

/** As many digits are a whole number that is told exactly. */
const EXACT = 15;
/** Rows read before the clock is looked at. */
const PIECE = 10_000;

/** The number in an accession number: its longest run of digits, of equal ones the last. */
export function seqNo(accessionNumber: string): number | undefined {
  let longest = '';
  for (const digits of accessionNumber.match(/\d+/g) ?? []) if (digits.length >= longest.length) longest = digits;
  return longest === '' ? undefined : Number(longest);
}

/** The same of a text where it lies; NaN where it has none. */
function seqNoAt({ bytes, from, to }: TextPlace): number {
  let best = { from, to: from };
  for (let at = from; at < to; at++) {
    const begin = at;
    while (at < to && isDigit(bytes[at] ?? 0)) at += 1;
    if (at > begin && at - begin >= best.to - best.from) best = { from: begin, to: at };
  }
  const length = best.to - best.from;
  if (length === 0) return NaN;
  if (length > EXACT) return Number(decodePlace({ bytes, ...best, ascii: true }));
  let number = 0;
  for (let at = best.from; at < best.to; at++) number = number * 10 + (bytes[at] ?? 0) - 48;
  return number;
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
    const place = newPlace();
    for (; this.#read < end; this.#read++)
      this.#numbers[this.#read] = this.#texts.find(this.#read, place) ? seqNoAt(place) : NaN;
    return end === this.#texts.rows;
  }

  *pieces(): Pieces<void> {
    while (!this.work(PIECE)) yield;
  }

  get column(): NumberColumn {
    this.work(Infinity);
    return this.#numbers;
  }
}
