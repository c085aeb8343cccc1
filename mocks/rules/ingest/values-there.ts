import type { DatasetParts } from '../../data/import/traits/build-dataset';
import type { ValueReading } from '../../data/import/traits/read-value';
import { identityOf } from '../../data/observations/identity';
import type { Observations } from '../../data/observations/observed-dataset';
import type { Pieces } from '../../tools/workers/turns';

/** Values after which others may have their turn. */
const PIECE = 500;

const keyOf = (accession: number, value: string, method: string): string => `${accession} ${method}\u001f${value}`;

const written = ({ number, term }: ValueReading): string => (number === undefined ? (term ?? '') : String(number));

/** Tells whether a dataset has a value of some descriptors already. */
export function* valuesThere(
  { accessions, columns, methods }: Observations,
  descriptors: ReadonlySet<string>,
): Pieces<NonNullable<DatasetParts['isThere']>> {
  const places = new Map(accessions.map((each, place) => [identityOf(each), place]));
  const values = new Map<string, Set<string>>();
  for (const { descriptorUuid, accession, numbers, codes, terms, method } of columns) {
    if (!descriptors.has(descriptorUuid)) continue;
    const known = values.get(descriptorUuid) ?? new Set();
    values.set(descriptorUuid, known);
    for (const [i, place] of accession.entries()) {
      if (i % PIECE === 0) yield;
      const value = numbers ? String(numbers[i]) : (terms?.[codes?.[i] ?? 0] ?? '');
      known.add(keyOf(place, value, methods[method?.[i] ?? 0] ?? ''));
    }
  }
  return (descriptor, accession, value, method) => {
    const place = places.get(accession);
    return place !== undefined && values.get(descriptor)?.has(keyOf(place, written(value), method)) === true;
  };
}
