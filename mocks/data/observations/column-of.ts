import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ObservedValue } from '@/contract/dataset/observation';
import type { ObservationColumn } from './observed-dataset';

export interface Observation {
  /** Places in the dataset's accessions and methods. */
  accession: number;
  method: number;
  value: ObservedValue;
}

/** A column of single observations, in their order. @param byMethod whether methods tell them apart. */
export function columnOf(
  { uuid, dataType }: Descriptor,
  observations: readonly Observation[],
  byMethod: boolean,
): ObservationColumn {
  const column: ObservationColumn = {
    descriptorUuid: uuid,
    accession: Uint32Array.from(observations, ({ accession }) => accession),
  };
  if (byMethod) column.method = Uint16Array.from(observations, ({ method }) => method);
  if (dataType === 'NUMERIC' || dataType === 'SCALE') {
    column.numbers = Float64Array.from(observations, ({ value }) => Number(value));
    return column;
  }
  const places = new Map<string, number>();
  column.codes = Uint32Array.from(observations, ({ value }) => {
    const term = String(value);
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    return place;
  });
  column.terms = [...places.keys()];
  return column;
}
