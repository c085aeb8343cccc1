import { skipToken } from '@reduxjs/toolkit/query';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { AccessionObservation, DescriptorSummary } from '@/contract/dataset/observation';
import { datasetApi } from '@/entities/dataset/catalogue/api';
import { observationApi } from '@/entities/observation/api';
import { isNumeric } from '@/entities/observation/observation-filter';
import { useTranslated } from '@/entities/publication/values/translated';
import { asFailure } from '@/shared/api/failure';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { placeOf, type Place } from './place-of';

/** Rows that one answer holds: of a larger dataset no rank is told. */
const MAX_ROWS = 10_000;

const NOT_SERVED = 404;

interface KnownOfDataset {
  /** Its descriptors are on their way. */
  waiting: boolean;
  descriptorOf: (uuid: string) => Descriptor | undefined;
  summaryOf: (uuid: string) => DescriptorSummary | undefined;
  placeOf: (uuid: string) => Place | undefined;
  /** Asks again for what failed; absent where nothing did. What a server does not know is no failure. */
  retry: (() => void) | undefined;
}

/** What is known of the whole dataset that an accession was observed in. */
export function usePlaces(
  accession: string,
  dataset: string,
  observations: readonly AccessionObservation[],
): KnownOfDataset {
  const described = datasetApi.endpoints.datasetDescriptors.useQuery(dataset);
  const descriptors = useTranslated(useDeferredArrival(described.currentData));
  const summary = observationApi.endpoints.datasetSummary.useQuery(dataset);
  const summaries = useDeferredArrival(summary.currentData);
  const descriptorOf = (uuid: string) => descriptors?.find((each) => each.uuid === uuid);
  const select = observations.flatMap(({ descriptorUuid }) => {
    const descriptor = descriptorOf(descriptorUuid);
    return descriptor && isNumeric(descriptor) ? [descriptorUuid] : [];
  });
  const asked = { datasets: [dataset], select, fields: 'uuid', l: MAX_ROWS };
  const rows = observationApi.endpoints.observedRows.useQuery(select.length > 0 ? asked : skipToken);
  const observed = useDeferredArrival(rows.currentData);
  const failed = [described, summary, rows].filter(
    ({ error, isFetching }) => error !== undefined && !isFetching && asFailure(error).status !== NOT_SERVED,
  );
  return {
    waiting: described.isLoading || (described.currentData !== undefined && descriptors === undefined),
    descriptorOf,
    summaryOf: (uuid) => summaries?.find(({ descriptorUuid }) => descriptorUuid === uuid),
    placeOf: (uuid) => (observed?.last ? placeOf(observed.content, accession, uuid) : undefined),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
