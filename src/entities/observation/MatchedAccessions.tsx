import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import type { DataRequest } from '@/contract/observation';
import { asFailure } from '@/shared/api/failure';
import { OWN_PAGE } from '@/shared/list/list-view';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { observationApi } from './api';
import { DataExport } from './DataExport';
import { ObservationTable } from './ObservationTable';
import { ObservedCounts } from './ObservedCounts';
import { ROW_FIELDS } from './observed-row';
import { RowPages, ROWS, useRowPage } from './RowPages';
import { TakeObserved } from './TakeObserved';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  alignContent: 'start',
  '& > p': { margin: 0 },
}));

interface Props {
  datasets: readonly string[];
  filters: DataRequest['filters'];
  /** The columns. */
  descriptors: readonly Descriptor[];
  /** Of the file, without its ending. */
  name: string;
  /** What stands before the count. */
  children?: ReactNode;
}

/** The accessions that satisfy the criteria: how many, what to do with them, and each with its values. */
export function MatchedAccessions({ datasets, filters, descriptors, name, children }: Props) {
  const { t } = useTranslation('observations');
  const { page, show } = useRowPage(OWN_PAGE);
  const { observed: observedCall, observedRows } = observationApi.endpoints;
  const observed = observedCall.useQuery({ datasets, filters });
  const select = descriptors.map(({ uuid }) => uuid);
  const rows = observedRows.useQuery({
    datasets,
    filters,
    select,
    fields: ROW_FIELDS.join(','),
    s: 'seqNo',
    p: page,
    l: ROWS,
  });
  const [error, refetch] = observed.error ? [observed.error, observed.refetch] : [rows.error, rows.refetch];
  const counts = observed.currentData ?? (observed.isFetching ? observed.data : undefined);
  const shown = rows.currentData ?? (rows.isFetching ? rows.data : undefined);
  const busy = observed.isFetching || rows.isFetching;
  if (error !== undefined && !busy) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  return (
    <Part aria-label={t('result.title')} aria-busy={busy}>
      {children}
      <ObservedCounts observed={observed.isFetching ? undefined : counts} />
      <TakeObserved observed={observed.isFetching ? undefined : counts}>
        <DataExport
          datasets={datasets}
          filters={filters}
          descriptors={descriptors}
          name={name}
          disabled={!counts?.total}
        />
      </TakeObserved>
      <BusyLine busy={busy} />
      {shown && shown.totalElements > 0 && (
        <>
          <RowPages page={page} total={shown.totalElements} onPage={show} />
          <ObservationTable label={t('result.table')} rows={shown.content} descriptors={descriptors} />
        </>
      )}
    </Part>
  );
}
