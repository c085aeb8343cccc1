import { identityOf } from './identity';
import type { ObservationColumn, Observations } from './observed-dataset';

const behind = <T extends Uint32Array | Float64Array | Uint16Array>(first: T, second: ArrayLike<number>): T => {
  const joined = new (first.constructor as new (length: number) => T)(first.length + second.length);
  joined.set(first, 0);
  joined.set(second, first.length);
  return joined;
};

function joinColumn(one: ObservationColumn, other: ObservationColumn): ObservationColumn {
  const accession = behind(one.accession, other.accession);
  const method = behind(
    one.method ?? new Uint16Array(one.accession.length),
    other.method ?? new Uint16Array(other.accession.length),
  );
  const { descriptorUuid } = one;
  if (one.numbers && other.numbers)
    return { descriptorUuid, accession, method, numbers: behind(one.numbers, other.numbers) };
  const terms = [...(one.terms ?? [])];
  const places = new Map(terms.map((term, at) => [term, at]));
  const recoded = (other.terms ?? []).map((term) => {
    const place = places.get(term) ?? terms.push(term) - 1;
    places.set(term, place);
    return place;
  });
  const codes = behind(
    one.codes ?? new Uint32Array(),
    [...(other.codes ?? [])].map((code) => recoded[code] ?? 0),
  );
  return { descriptorUuid, accession, method, codes, terms };
}

/** What was observed before, and what was observed since behind it; an accession and a method are there once. */
export function mergeObservations(before: Observations, more: Observations): Observations {
  const accessions = [...before.accessions];
  const places = new Map(accessions.map((each, at) => [identityOf(each), at]));
  const placeOf = more.accessions.map((each) => {
    const key = identityOf(each);
    const place = places.get(key) ?? accessions.push(each) - 1;
    places.set(key, place);
    return place;
  });
  // A column without methods has the first, which names none.
  const methods = ['', ...new Set([...before.methods, ...more.methods].filter((text) => text !== ''))];
  const within = (from: Observations, column: ObservationColumn, moved?: readonly number[]): ObservationColumn => {
    const { accession, method } = column;
    const own = method ?? new Uint16Array(accession.length);
    return {
      ...column,
      accession: moved ? accession.map((place) => moved[place] ?? 0) : accession,
      method: own.map((place) => Math.max(0, methods.indexOf(method ? (from.methods[place] ?? '') : ''))),
    };
  };
  const columns = new Map(before.columns.map((column) => [column.descriptorUuid, within(before, column)]));
  for (const column of more.columns) {
    const added = within(more, column, placeOf);
    const known = columns.get(column.descriptorUuid);
    columns.set(column.descriptorUuid, known ? joinColumn(known, added) : added);
  }
  return { accessions, columns: [...columns.values()], methods };
}
