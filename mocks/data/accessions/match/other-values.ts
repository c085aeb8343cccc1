import type { MatchReason } from '@/contract/accession/match';
import type { Catalogue } from '../catalogue';
import { valueAt } from '../columns/coded-column';
import { unpackOtherNumbers } from '../rows/other-numbers';

/** A number or name of an accession besides its accession number. */
export interface OtherValue {
  text: string;
  reason: MatchReason;
  /** The institute that has the accession under this number, where the record names it. */
  usedBy?: string;
}

/** The numbers before the name: a value that is both is rather a number. */
export function otherValues(data: Catalogue, row: number): OtherValue[] {
  const one = (text: string | undefined, reason: MatchReason, usedBy?: string): OtherValue[] =>
    text === undefined ? [] : [{ text, reason, ...(usedBy ? { usedBy } : {}) }];
  return [
    ...unpackOtherNumbers(data.otherNumb.text(row)).flatMap(({ number, usedBy }) => one(number, 'otherNumber', usedBy)),
    ...one(data.donorNumb.text(row), 'donorNumber', valueAt(data.donorCode, row)),
    ...one(data.collNumb.text(row), 'collectingNumber'),
    ...one(data.acceName.text(row), 'name'),
  ];
}
