import type { DataRow } from '@/contract/dataset/observation';
import { textOf } from '@/entities/observation/observed-row';
import { meanOf, numbersOf } from '../pairs-of';

/** Where an accession stands among those of its dataset that have values of a descriptor. */
export interface Place {
  /** 1 is the highest. */
  rank: number;
  /** How many have values, itself among them. */
  of: number;
  /** Others that stand in the same place. */
  tied: number;
}

/** The same values, averaged in another order, differ in their last digits. */
const DIGITS = 12;

/** By the means of the values of each accession; undefined where none of its own is a number. */
export function placeOf(rows: readonly DataRow[], accession: string, descriptor: string): Place | undefined {
  const means = rows.flatMap((row) => {
    const mean = meanOf(numbersOf(row, descriptor));
    return mean === undefined ? [] : [{ uuid: textOf(row, 'uuid'), mean: Number(mean.toPrecision(DIGITS)) }];
  });
  const own = means.find(({ uuid }) => uuid === accession)?.mean;
  if (own === undefined) return undefined;
  return {
    rank: 1 + means.filter(({ mean }) => mean > own).length,
    of: means.length,
    tied: means.filter(({ mean }) => mean === own).length - 1,
  };
}
