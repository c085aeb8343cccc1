import type { Dataset } from '@/contract/dataset/dataset';
import type { ObservedDataset } from './observed-dataset';

/** A dataset as lists show it, its counts taken from the observations. */
export function datasetRow({ head, accessions, descriptors, columns }: ObservedDataset): Dataset {
  const { creators: _people, locations: _places, citation: _citation, doi: _doi, ...row } = head;
  return {
    ...row,
    accessionCount: accessions.length,
    descriptorCount: descriptors.length,
    observationCount: columns.reduce((sum, { accession }) => sum + accession.length, 0),
  };
}
