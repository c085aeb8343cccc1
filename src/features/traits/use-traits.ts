import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import { observationApi } from '@/entities/observation/api';
import { asFailure, type Failure } from '@/shared/api/failure';

/** Datasets that are looked at; more would not fit into an address. */
export const MOST_DATASETS = 150;

interface Traits {
  /** Undefined until they are known. */
  datasets: readonly string[] | undefined;
  /** How many there are, with those that are not looked at. */
  all: number;
  /** Also those without values of these accessions: something may be asked of them since before. */
  descriptors: readonly Descriptor[] | undefined;
  summaries: ReadonlyMap<string, DescriptorSummary>;
  failure: Failure | undefined;
  retry: () => void;
}

/** What was observed of the accessions of a filter: their datasets, the descriptors of these, how many have values. */
export function useTraits(filter: AccessionFilter, code: string | undefined): Traits {
  const { datasetsOfAccessions, descriptorsOf, filteredSummary } = observationApi.endpoints;
  const found = datasetsOfAccessions.useQuery({ ...(code && { f: code }), filter });
  const datasets = useMemo(() => found.currentData?.slice(0, MOST_DATASETS), [found.currentData]);
  const any = datasets?.length ? datasets : undefined;
  const described = descriptorsOf.useQuery(any ?? skipToken);
  const summary = filteredSummary.useQuery(any ? { datasets: any, filters: { accession: filter } } : skipToken);
  const summaries = useMemo(
    () => new Map(summary.currentData?.map((one) => [one.descriptorUuid, one])),
    [summary.currentData],
  );
  const failed = [found, described, summary].find(({ error, isFetching }) => error !== undefined && !isFetching);
  return {
    datasets,
    all: found.currentData?.length ?? 0,
    descriptors: summary.currentData && described.currentData,
    summaries,
    failure: failed && asFailure(failed.error),
    retry: () => void failed?.refetch(),
  };
}
