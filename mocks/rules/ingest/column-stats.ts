import type { DecimalSign } from '@/contract/dataset/ingest';
import { isNoValue, textOf } from '../../data/import/traits/value-of';
import { looksLikeNumber, mayPartThousands, readNumber } from '../../data/import/traits/value-type';

/** Different texts of a column that are told apart, and of all columns of a sheet. */
const MAX_TEXTS = 20_000;
const MAX_TEXTS_IN_ALL = 1_000_000;

/** What columns of one sheet share: how many more texts are told apart. */
export const textRoom = () => ({ left: MAX_TEXTS_IN_ALL });
const SAMPLES = 5;
/** Texts that stand for missing values among numbers; among codes they may be codes. */
const MARKS_AMONG_NUMBERS = new Set(
  ['n.a.', 'n.a', 'n. a.', 'n.d.', 'n.d', 'n. d.', 'nd', 'k.a.', 'k. a.', 's.d.', 's/d', 'missing', 'no data'].concat([
    '*',
    '**',
    '?',
    '–',
    '—',
    '..',
    '...',
    '---',
  ]),
);

/** What stands in a column. */
export class ColumnStats {
  filled = 0;
  /** How often each text occurs. */
  readonly counts = new Map<string, number>();
  /** Texts that stand for missing values, and how often. */
  readonly marks = new Map<string, number>();
  /** Rows that are the number before and the same step. */
  steps = 0;
  step = 0;
  #last: number | undefined;
  readonly #room: ReturnType<typeof textRoom>;

  constructor(room = textRoom()) {
    this.#room = room;
  }

  add(cell: string | undefined): string {
    const text = textOf(cell);
    if (text === '') return text;
    if (isNoValue(text)) {
      this.marks.set(text, (this.marks.get(text) ?? 0) + 1);
      return '';
    }
    this.filled++;
    const count = this.counts.get(text);
    if (count !== undefined) this.counts.set(text, count + 1);
    else if (this.counts.size < MAX_TEXTS && this.#room.left > 0) {
      this.#room.left--;
      this.counts.set(text, 1);
    }
    const number = readNumber(text, true);
    const step = number === undefined || this.#last === undefined ? 0 : number - this.#last;
    if (step !== 0 && (this.steps === 0 || Math.abs(step - this.step) < 1e-9)) {
      this.step = step;
      this.steps++;
    }
    this.#last = number;
    return text;
  }

  /** What stands in another column, too. */
  include(other: ColumnStats): void {
    this.filled += other.filled;
    for (const [text, count] of other.counts) this.counts.set(text, (this.counts.get(text) ?? 0) + count);
  }

  /** Takes marks for missing values out of the values where these are numbers. */
  settle(): void {
    const found = this.texts.filter((text) => MARKS_AMONG_NUMBERS.has(text.toLowerCase()));
    if (found.length === 0) return;
    const marked = found.reduce((sum, text) => sum + (this.counts.get(text) ?? 0), 0);
    const numbers = this.share(looksLikeNumber) * this.filled;
    if (numbers < (this.filled - marked) / 2 || numbers === 0) return;
    for (const text of found) {
      this.marks.set(text, this.counts.get(text) ?? 0);
      this.counts.delete(text);
    }
    this.filled -= marked;
  }

  /**
   * The sign that more numbers have; where as many have either, or each comma may part thousands, a point. Undefined where
   * no number has one.
   */
  get decimal(): { sign: DecimalSign; isMixed: boolean } | undefined {
    let [commas, points, isSure] = [0, 0, false];
    for (const [text, count] of this.counts) {
      if (!looksLikeNumber(text)) continue;
      if (text.includes('.')) points += count;
      else if (text.includes(',') && readNumber(text, true) !== undefined) {
        commas += count;
        isSure ||= !mayPartThousands(text);
      }
    }
    if (commas + points === 0) return undefined;
    return { sign: isSure && commas > points ? 'comma' : 'point', isMixed: isSure && points > 0 };
  }

  get texts(): string[] {
    return [...this.counts.keys()];
  }

  get samples(): string[] {
    return this.texts.slice(0, SAMPLES);
  }

  /**
   * Share of values, from 0 to 1, for which a test holds.
   * @param most texts that are tested.
   */
  share(test: (text: string) => boolean, most = Infinity): number {
    let held = 0;
    let all = 0;
    let tested = 0;
    for (const [text, count] of this.counts) {
      if (tested++ >= most) break;
      all += count;
      if (test(text)) held += count;
    }
    return all === 0 ? 0 : held / all;
  }
}
