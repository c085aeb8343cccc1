import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { asFailure } from '@/shared/api/failure';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/FailureNote';
import { NoMatch } from '@/shared/list/NoMatch';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useFormat } from '@/shared/ui/use-format';
import { overviewApi } from './api';
import { Charts } from './Charts';
import { ChartsSkeleton } from './ChartsSkeleton';
import { FIRST_TERMS } from './use-more-terms';

const Shares = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** What a result is made of: a chart for each term, all of them of the same settled filter. */
export default function OverviewBody({ definition, list, code, scope }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const query = overviewApi.endpoints.accessionCharts.useQuery({ ...(code && { f: code }), limit: FIRST_TERMS });
  const { page, failure } = list;
  // The charts of the filter before stay until those of the new one are there.
  const charts = query.currentData ?? (query.isFetching ? query.data : undefined);
  if (!page && failure) return <FailureOutcome failure={failure} retry={list.retry} />;
  if (page?.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
  if (query.error !== undefined && !query.isFetching)
    return <FailureOutcome failure={asFailure(query.error)} retry={() => void query.refetch()} />;
  if (!charts) return <ChartsSkeleton />;
  const busy = list.busy || query.isFetching;
  const { accessionCount: whole } = charts;
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      <Shares>{t('shares', { count: whole, shown: number(whole) })}</Shares>
      <BusyLine busy={busy} />
      <Charts
        facets={charts.overview}
        whole={whole}
        code={code}
        busy={busy}
        filter={list.filter}
        onChange={list.change}
      />
    </>
  );
}
