import { useMemo } from 'react';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { datasetApi } from './api';
import { observationApi } from '@/entities/observation/api';
import { asFailure, type Failure } from '@/shared/api/failure';

interface DatasetObservations {
  descriptors: readonly Descriptor[] | undefined;
  /** By descriptor; empty until they come. */
  summaries: ReadonlyMap<string, DescriptorSummary>;
  failure: Failure | undefined;
  retry: () => void;
}

/** The descriptors of a dataset and what was observed of each. */
export function useDatasetObservations({ uuid }: DatasetDetails): DatasetObservations {
  const descriptors = datasetApi.endpoints.datasetDescriptors.useQuery(uuid);
  const summary = observationApi.endpoints.datasetSummary.useQuery(uuid);
  const summaries = useMemo(
    () => new Map(summary.currentData?.map((one) => [one.descriptorUuid, one])),
    [summary.currentData],
  );
  const failed = [descriptors, summary].find(({ error, isFetching }) => error !== undefined && !isFetching);
  return {
    descriptors: summary.currentData && descriptors.currentData,
    summaries,
    failure: failed && asFailure(failed.error),
    retry: () => void failed?.refetch(),
  };
}
