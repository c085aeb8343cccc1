import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { namesMaterial } from '@/entities/accession/names-material';
import { descriptorApi } from '@/entities/descriptor/api';
import { observationApi } from '@/entities/observation/api';
import { ObservationSearch } from '@/entities/observation/ObservationSearch';
import { useWhere } from '@/entities/observation/use-where';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useItems } from '@/shared/charts/use-items';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { NoMatch } from '@/shared/list/screen/NoMatch';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';

/** Datasets that are looked at; more would not fit into an address. */
const MAX_DATASETS = 150;

const NONE: readonly Descriptor[] = [];

const unseen = (descriptorUuid: string): DescriptorSummary => ({ descriptorUuid, count: 0, missing: 0, valueCount: 0 });

interface UseTraitsTraits {
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
function useTraits(filter: AccessionFilter, code: string | undefined): UseTraitsTraits {
  const { datasetsOfAccessions, descriptorsOf, filteredSummary } = observationApi.endpoints;
  const found = datasetsOfAccessions.useQuery({ ...(code && { f: code }), filter });
  const datasets = useMemo(() => found.currentData?.slice(0, MAX_DATASETS), [found.currentData]);
  const any = datasets?.length ? datasets : undefined;
  const described = descriptorsOf.useQuery(any ?? skipToken);
  const summary = filteredSummary.useQuery(any ? { datasets: any, filters: { accession: filter } } : skipToken);
  const { where } = useWhere();
  // A search offers traits by their name: of these accessions nobody may have observed them.
  const other = Object.keys(where).filter((uuid) => !described.currentData?.some((one) => one.uuid === uuid));
  const named = descriptorApi.endpoints.descriptorList.useQuery(
    described.currentData && other.length ? { filter: { uuid: other }, p: 0, l: other.length } : skipToken,
  );
  const unobserved = other.length ? named.currentData?.content : NONE;
  const descriptors = useMemo(
    () => described.currentData && unobserved && [...described.currentData, ...unobserved],
    [described.currentData, unobserved],
  );
  const summaries = useMemo(
    () =>
      new Map([
        ...(unobserved ?? NONE).map(({ uuid }) => [uuid, unseen(uuid)] as const),
        ...(summary.currentData ?? []).map((one) => [one.descriptorUuid, one] as const),
      ]),
    [summary.currentData, unobserved],
  );
  const failed = [found, described, summary, named].find(({ error, isFetching }) => error !== undefined && !isFetching);
  return {
    datasets,
    all: found.currentData?.length ?? 0,
    descriptors: summary.currentData && descriptors,
    summaries,
    failure: failed && asFailure(failed.error),
    retry: () => void failed?.refetch(),
  };
}

interface Props {
  filter: AccessionFilter;
  code: string | undefined;
  total: number;
}

/** The traits of a result that names its material. */
function Traits({ filter, code, total }: Props) {
  const { t } = useTranslation('traits');
  const { number } = useFormat();
  const accessions = useItems('accession');
  const { datasets, all, descriptors, summaries, failure, retry } = useTraits(filter, code);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (datasets?.length === 0 || descriptors?.every(({ uuid }) => !summaries.get(uuid)?.count))
    return <Outcome title={t('none')} text={t('noneText', { items: accessions(total) })} />;
  if (!datasets || !descriptors) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <p>
        {t('intro', { count: all, shown: number(all) })}{' '}
        {all > datasets.length && t('cut', { most: number(MAX_DATASETS), all: number(all) })}
      </p>
      <ObservationSearch
        datasets={datasets}
        accession={filter}
        descriptors={descriptors}
        summaries={summaries}
        name="traits"
        whole={total}
      />
    </>
  );
}

/** The accessions of a filter by what was observed of them. */
export default function TraitsBody({ definition, list, code, scope }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('traits');
  const { page, filter, failure, busy } = list;
  if (!page && failure) return <FailureOutcome failure={failure} retry={list.retry} />;
  if (!page) return <Skeleton variant="rounded" height={420} />;
  // The filter that is answered, not the one on its way: both tell of the same accessions then.
  const answered = busy ? undefined : (page.filter ?? filter);
  const body = () => {
    if (busy) return <Skeleton variant="rounded" height={420} />;
    if (!answered) return <Outcome title={t('needed')} text={t('shared')} />;
    if (!namesMaterial(answered)) return <Outcome title={t('needed')} text={t('neededText')} />;
    if (page.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
    return <Traits filter={answered} code={code} total={page.totalElements} />;
  };
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      {body()}
    </>
  );
}
