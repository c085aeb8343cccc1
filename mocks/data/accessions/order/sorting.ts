import { inTurns } from '../../../tools/workers/turns';
import { sliceOfRows } from '../columns/bits';
import { FIELDS, type Field } from '../fields';
import type { Matches } from '../filter/matching';
import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import { soon } from '../kept/not-ready';
import { Recent } from '../recent';
import { pageOfRows } from './page-of-rows';
import { rankCodes, rankNumbers, rankUuids, type Ranks } from './ranks';
import { orderTexts } from './text-order';

const NAMED = /^(institute|crop)\.|^networks$/;

/** Four bytes per row each. */
const MAX_KEPT_ORDERS = 12;

/** Makes the order of a column when it is first asked for, and keeps it. */
export class Sorting {
  readonly #model: Model;
  /** By what was sorted. */
  readonly kept = new Recent<Promise<Ranks>>(MAX_KEPT_ORDERS);

  constructor(model: Model) {
    this.#model = model;
  }

  /** Institutes, networks or crops are named otherwise; the orders of millions of texts stay. */
  forget(): void {
    this.kept.drop((sort) => NAMED.test(sort));
  }

  async #ranks(field: Field): Promise<Ranks> {
    const { data } = this.#model;
    switch (field.kind) {
      case 'coded':
        return rankCodes(field.column);
      case 'number':
        if (field.pieces) await inTurns(field.pieces());
        return inTurns(rankNumbers(field.column));
      case 'text':
        return field.column === data.acceNumb
          ? this.#model.numbers().order
          : inTurns(orderTexts(field.column, field.spaceless));
      default:
        return inTurns(rankUuids(this.#model.uuids, data.rows));
    }
  }

  /** The order of a field, made in turns with others where it is asked for first. */
  ranks(sort: string): Promise<Ranks> {
    const source = Object.hasOwn(FIELDS, sort) ? FIELDS[sort] : undefined;
    if (!source) throw new InvalidQuery(sort, `Accessions cannot be sorted by "${sort}".`);
    return this.kept.get(sort, () => this.#ranks(source(this.#model)));
  }

  /**
   * The rows of one page. Without `sort` in the order in which they were loaded; values by `orderKey` or number,
   * missing ones last, equal ones in the order in which they were loaded.
   * @throws NotReady while a large catalogue is being sorted.
   */
  async page(
    { bits, count }: Matches,
    page: { from: number; to: number; sort?: string; descending: boolean },
  ): Promise<number[]> {
    const { from, to, sort, descending } = page;
    if (!sort) {
      if (!descending) return sliceOfRows(bits, from, to);
      return sliceOfRows(bits, Math.max(0, count - to), Math.max(0, count - from)).toReversed();
    }
    return pageOfRows(bits, count, await soon(this.ranks(sort)), descending, from, to);
  }
}
