import { allRows, both, countRows, either, without, type Bits } from '../columns/bits';
import { rowsWithValue } from '../columns/coded-column';
import { Turns } from '../../../tools/workers/turns';
import { InvalidQuery } from '../invalid-query';
import { Recent } from '../recent';
import type { Model } from '../model';
import { parseFilter, type ParsedFilter } from './parse-filter';
import type { Criterion } from './property';

/** A set of rows and how many they are. */
export interface Matches {
  bits: Bits;
  count: number;
}

/** A bit per row each: half a megabyte for four million rows. */
const MAX_KEPT_CRITERIA = 96;

/** Milliseconds of work that a filter may take in all: with others in between it is answered in two seconds. */
const LONGEST = 1_250;
/** Rows of an index made before the clock is looked at. */
const INDEXED = 2_000;
/** So many criteria without a text are found in no time. */
const FEW = 8;

const criteriaOf = ({ criteria, and, not, or }: ParsedFilter): Criterion[] => [
  ...criteria,
  ...[and, not, or].flatMap((nested) => (nested ? criteriaOf(nested) : [])),
];

/** Turns filters into sets of rows, and remembers what single criteria match. */
export class Matching {
  readonly #model: Model;
  /** By criterion. */
  readonly kept = new Recent<Bits>(MAX_KEPT_CRITERIA);
  readonly #current: Bits;

  constructor(model: Model) {
    this.#model = model;
    this.#current = rowsWithValue(model.data.historic, (historic) => !historic);
  }

  /** What criteria match is found anew: for when the groups are others. */
  forget(): void {
    this.kept.clear();
  }

  parse(filter: unknown): ParsedFilter {
    return parseFilter(filter, this.#model);
  }

  #rows({ path, asked, rows }: Criterion): Bits {
    return this.kept.get(`${path} ${JSON.stringify(asked)}`, rows);
  }

  /**
   * Finds what the criteria of a filter match, and lets others be answered in between; undefined for what is quick.
   * @throws InvalidQuery for a filter that takes longer than anybody should.
   */
  prepare(filter: ParsedFilter): Promise<void> | undefined {
    const criteria = criteriaOf(filter);
    return criteria.length > FEW || criteria.some(({ turns }) => turns) ? this.#inTurns(criteria) : undefined;
  }

  async #inTurns(criteria: readonly Criterion[]): Promise<void> {
    await this.#indexed(criteria);
    const turns = new Turns();
    const pause = async (): Promise<void> => {
      if (turns.spent > LONGEST) throw new InvalidQuery('', 'This filter takes too long: ask for less at once.');
      await turns.next();
    };
    for (const criterion of criteria) {
      const key = `${criterion.path} ${JSON.stringify(criterion.asked)}`;
      if (this.kept.has(key)) continue;
      const pieces = criterion.turns?.();
      let step = pieces?.next();
      // Only what is due is awaited, or others that are asked at once would work in its time.
      for (; step && !step.done; step = pieces?.next()) if (turns.due()) await pause();
      const rows = step?.value ?? criterion.rows();
      this.kept.get(key, () => rows);
      if (turns.due()) await pause();
    }
  }

  /** What is made once for all is no work of the filter that needs it first. */
  async #indexed(criteria: readonly Criterion[]): Promise<void> {
    const turns = new Turns();
    for (const { index } of criteria) {
      if (!index) continue;
      while (!index.work(INDEXED)) if (turns.due()) await turns.next();
    }
  }

  #combine(filter: ParsedFilter, left: readonly string[]): Bits {
    let bits: Bits | undefined;
    const narrow = (rows: Bits): void => {
      bits = bits ? both(bits, rows) : rows;
    };
    for (const criterion of filter.criteria) if (!left.includes(criterion.path)) narrow(this.#rows(criterion));
    if (filter.and) narrow(this.#combine(filter.and, []));
    if (filter.not) narrow(without(allRows(this.#model.data.rows), this.#combine(filter.not, [])));
    if (filter.or) {
      const other = this.#combine(filter.or, []);
      return bits ? either(bits, other) : other;
    }
    return bits ?? allRows(this.#model.data.rows);
  }

  /**
   * The rows of a filter. Historic accessions are left out unless `historic` occurs in the filter.
   * @param left paths whose criteria at the root do not count.
   */
  rows(filter: ParsedFilter, left: readonly string[] = []): Matches {
    const found = this.#combine(filter, left);
    const bits = filter.saysHistoric || left.includes('historic') ? found : both(found, this.#current);
    return { bits, count: countRows(bits) };
  }
}
