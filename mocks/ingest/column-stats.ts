import { valueOf } from '../import/traits/value-of';
import { readNumber } from '../import/traits/value-type';

/** Different texts of a column that are told apart. */
const MAX_TEXTS = 20_000;
const SAMPLES = 5;

/** What stands in a column. */
export class ColumnStats {
  filled = 0;
  /** How often each text occurs. */
  readonly counts = new Map<string, number>();
  /** Rows that are the number before and the same step. */
  steps = 0;
  step = 0;
  #last: number | undefined;

  add(cell: string | undefined): string {
    const text = valueOf(cell);
    if (text === '') return text;
    this.filled++;
    const count = this.counts.get(text);
    if (count !== undefined || this.counts.size < MAX_TEXTS) this.counts.set(text, (count ?? 0) + 1);
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

  get texts(): string[] {
    return [...this.counts.keys()];
  }

  get samples(): string[] {
    return this.texts.slice(0, SAMPLES);
  }

  /** Share of values, from 0 to 1, for which a test holds. */
  share(test: (text: string) => boolean): number {
    let held = 0;
    let all = 0;
    for (const [text, count] of this.counts) {
      all += count;
      if (test(text)) held += count;
    }
    return all === 0 ? 0 : held / all;
  }
}
