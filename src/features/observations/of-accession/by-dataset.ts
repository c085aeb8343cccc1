import type { AccessionObservation } from '@/contract/dataset/observation';

export interface ObservedInDataset {
  uuid: string;
  title: string;
  observations: AccessionObservation[];
}

/** The shape of the contract; other servers of the family answer with others. */
export const isObservation = (observation: unknown): observation is AccessionObservation =>
  typeof observation === 'object' &&
  observation !== null &&
  'datasetUuid' in observation &&
  'values' in observation &&
  Array.isArray(observation.values);

/** Observations under the dataset they are from, in the order they came. */
export function byDataset(observations: readonly AccessionObservation[]): ObservedInDataset[] {
  const datasets = new Map<string, ObservedInDataset>();
  for (const observation of observations) {
    const { datasetUuid: uuid, datasetTitle: title } = observation;
    const dataset = datasets.get(uuid) ?? { uuid, title, observations: [] };
    dataset.observations.push(observation);
    datasets.set(uuid, dataset);
  }
  return [...datasets.values()];
}
