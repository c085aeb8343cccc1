import type { Pieces } from '../../tools/workers/turns';
import { identityOf } from './identity';
import { fill, joinTerms } from './join-columns';
import type { ObservationColumn, Observations } from './observed-dataset';

/** Columns of one descriptor, one behind the other; each has methods. */
function joined(parts: readonly ObservationColumn[]): ObservationColumn[] {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return first ? [first] : [];
  const length = parts.reduce((sum, { accession }) => sum + accession.length, 0);
  const joint: ObservationColumn = {
    descriptorUuid: first.descriptorUuid,
    accession: fill(
      new Uint32Array(length),
      parts.map(({ accession }) => accession),
    ),
    method: fill(
      new Uint16Array(length),
      parts.map(({ method = [] }) => method),
    ),
  };
  if (parts.every(({ numbers }) => numbers))
    joint.numbers = fill(
      new Float64Array(length),
      parts.map(({ numbers = [] }) => numbers),
    );
  else {
    const { terms, recoded } = joinTerms(parts);
    joint.terms = terms;
    joint.codes = fill(
      new Uint32Array(length),
      parts.map(({ codes }, part) => codes?.map((code) => recoded[part]?.[code] ?? 0) ?? []),
    );
  }
  return [joint];
}

/** What was observed before, and what was observed since behind it; an accession and a method are there once. */
export function* mergeObservations(before: Observations, more: Observations): Pieces<Observations> {
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
  const methodPlaces = new Map(methods.map((text, place) => [text, place]));
  const parts = new Map<string, ObservationColumn[]>();
  for (const from of [before, more]) {
    const recoded = from.methods.map((text) => methodPlaces.get(text) ?? 0);
    for (const column of from.columns) {
      yield;
      const { descriptorUuid, accession, method } = column;
      const known = parts.get(descriptorUuid) ?? [];
      parts.set(descriptorUuid, known);
      known.push({
        ...column,
        accession: from === more ? accession.map((place) => placeOf[place] ?? 0) : accession,
        method: method ? method.map((place) => recoded[place] ?? 0) : new Uint16Array(accession.length),
      });
    }
  }
  const columns: ObservationColumn[] = [];
  for (const each of parts.values()) {
    yield;
    columns.push(...joined(each));
  }
  return { accessions, columns, methods };
}
