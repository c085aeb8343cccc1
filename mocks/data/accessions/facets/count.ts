import type { Facet } from '@/contract/page';
import { rowsOf, without, allRows, countRows } from '../columns/bits';
import type { CodedColumn, Codes } from '../columns/coded-column';
import type { Matches } from '../filter/matching';
import type { Model } from '../model';
import type { FacetDefinition } from './definitions';

function addUp(codes: Codes, rows: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const code = codes[rows[i] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Counts rows per code. What most of the catalogue is in, is counted by what is not in it. */
export class CodeCounter {
  readonly #all = new WeakMap<CodedColumn<unknown>, Uint32Array>();

  /** Answers for one set of rows: the rows are listed once, each column is counted once. */
  over({ bits, count }: Matches, rows: number): (column: CodedColumn<unknown>) => Uint32Array {
    const few = count * 2 <= rows;
    const counted = few ? bits : without(allRows(rows), bits);
    const list = rowsOf(counted, few ? count : countRows(counted));
    const known = new Map<CodedColumn<unknown>, Uint32Array>();
    return (column) => {
      const before = known.get(column);
      if (before) return before;
      const counts = new Uint32Array(column.values.length);
      addUp(column.codes, list, counts);
      if (!few) {
        const all = this.#everything(column);
        for (let code = 0; code < counts.length; code++) counts[code] = (all[code] ?? 0) - (counts[code] ?? 0);
      }
      known.set(column, counts);
      return counts;
    };
  }

  #everything(column: CodedColumn<unknown>): Uint32Array {
    const known = this.#all.get(column);
    if (known) return known;
    const counts = new Uint32Array(column.values.length);
    const { codes } = column;
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    this.#all.set(column, counts);
    return counts;
  }
}

/** The terms of a facet, numbered, and which of them each code of its column has. */
export interface FacetTerms {
  column: CodedColumn<unknown>;
  names: readonly string[];
  ofCode: readonly (readonly number[])[];
}

export function facetTerms(definition: FacetDefinition, model: Model): FacetTerms {
  const column = definition.column(model);
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const ofCode = column.values.map((value) =>
    definition.terms(value, model).flatMap((term) => {
      if (term === undefined) return [];
      const number = numbers.get(term) ?? names.push(term) - 1;
      numbers.set(term, number);
      return [number];
    }),
  );
  return { column, names, ofCode };
}

/**
 * The most frequent terms. Where a row can have several (`storage`), they add up to more than `total`, which counts rows;
 * `total` and `missing` always add up to the rows counted.
 */
export function makeFacet({ names, ofCode }: FacetTerms, counts: Uint32Array, limit: number): Facet {
  const sums = new Float64Array(names.length);
  let [total, missing, everything] = [0, 0, 0];
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const terms = ofCode[code] ?? [];
    if (terms.length === 0) missing += count;
    else total += count;
    for (const term of terms) sums[term] = (sums[term] ?? 0) + count;
    everything += count * terms.length;
  }
  const terms = names
    .map((term, i) => ({ term, count: sums[i] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, limit);
  return { terms, total, other: terms.reduce((rest, { count }) => rest - count, everything), missing };
}
