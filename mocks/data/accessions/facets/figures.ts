import { rowsOf } from '../columns/bits';
import type { CodedColumn } from '../columns/coded-column';
import type { Matches } from '../filter/matching';
import type { Model } from '../model';
import { InvalidQuery } from '../invalid-query';
import { Turns } from '../../../tools/workers/turns';
import type { FacetTerms } from './count';

/** What a number of accessions adds up to: of those rows that have it. */
export interface Figure {
  sum: number;
  rows: number;
}

export interface GroupedFigures {
  terms: (Figure & { term: string })[];
  /** Of rows without a value of the property. */
  missing: Figure;
}

const NUMBERS: Readonly<Record<string, (model: Model) => CodedColumn<number>>> = {
  pdci: (m) => m.data.pdci,
  images: (m) => m.data.images,
  'geo.elevation': (m) => m.data.elevation,
};

/** Rows between two looks at the clock. */
const STEP = 20_000;

/** A number of the matching rows, added up by the terms of a facet, in turns with others. */
export async function addedUp(
  { column, names, ofCode }: FacetTerms,
  model: Model,
  { bits, count }: Matches,
  property: string,
): Promise<GroupedFigures> {
  const number = Object.hasOwn(NUMBERS, property) ? NUMBERS[property]?.(model) : undefined;
  if (!number) throw new InvalidQuery(property, `"${property}" is no number of accessions.`);
  const turns = new Turns();
  const matching = rowsOf(bits, count);
  const sums = new Float64Array(column.values.length);
  const rows = new Uint32Array(column.values.length);
  for (let at = 0; at < matching.length; at += 1) {
    if (at % STEP === 0 && turns.due()) await turns.next();
    const row = matching[at] ?? 0;
    const value = number.values[number.codes[row] ?? 0];
    if (value === undefined) continue;
    const code = column.codes[row] ?? 0;
    sums[code] = (sums[code] ?? 0) + value;
    rows[code] = (rows[code] ?? 0) + 1;
  }
  const terms = names.map((term) => ({ term, sum: 0, rows: 0 }));
  const missing = { sum: 0, rows: 0 };
  const add = (to: Figure, code: number): void => {
    to.sum += sums[code] ?? 0;
    to.rows += rows[code] ?? 0;
  };
  for (let code = 0; code < rows.length; code += 1) {
    const found = (ofCode[code] ?? []).flatMap((each) => terms[each] ?? []);
    for (const term of found) add(term, code);
    if (found.length === 0) add(missing, code);
  }
  return { terms: terms.filter((term) => term.rows > 0), missing };
}
