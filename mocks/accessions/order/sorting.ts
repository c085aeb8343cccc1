import { sliceOfRows } from '../columns/bits';
import { FIELDS, type Field } from '../fields';
import type { Matches } from '../filter/matching';
import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import { Recent } from '../recent';
import { pageOfRows } from './page-of-rows';
import { rankCodes, rankNumbers, rankUuids, type Ranks } from './ranks';
import { orderTexts } from './text-order';

/** Four bytes per row each. */
const MAX_KEPT_ORDERS = 12;

/** Makes the order of a column when it is first asked for, and keeps it. */
export class Sorting {
  readonly #model: Model;
  readonly #kept = new Recent<Ranks>(MAX_KEPT_ORDERS);

  constructor(model: Model) {
    this.#model = model;
  }

  #ranks(field: Field): Ranks {
    const { data } = this.#model;
    switch (field.kind) {
      case 'coded':
        return rankCodes(field.column);
      case 'number':
        return rankNumbers(field.column);
      case 'text':
        return field.column === data.acceNumb ? this.#model.numbers().order : orderTexts(field.column, field.spaceless);
      default:
        return rankUuids(this.#model.uuids, data.rows);
    }
  }

  /**
   * The rows of one page. Without `sort` in the order in which they were loaded; values by `orderKey` or number,
   * missing ones last, equal ones in the order in which they were loaded.
   */
  page({ bits, count }: Matches, page: { from: number; to: number; sort?: string; descending: boolean }): number[] {
    const { from, to, sort, descending } = page;
    if (!sort) {
      if (!descending) return sliceOfRows(bits, from, to);
      return sliceOfRows(bits, Math.max(0, count - to), Math.max(0, count - from)).toReversed();
    }
    const source = Object.hasOwn(FIELDS, sort) ? FIELDS[sort] : undefined;
    if (!source) throw new InvalidQuery(sort, `Accessions cannot be sorted by "${sort}".`);
    const ranks = this.#kept.get(sort, () => this.#ranks(source(this.#model)));
    return pageOfRows(bits, count, ranks, descending, from, to);
  }
}
