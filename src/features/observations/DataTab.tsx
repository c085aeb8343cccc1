import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import { datasetApi } from '@/entities/dataset/api';
import { observationApi } from '@/entities/observation/api';
import { DataExport } from '@/entities/observation/DataExport';
import { ObservationTable } from '@/entities/observation/ObservationTable';
import { ROW_FIELDS } from '@/entities/observation/observed-row';
import { RowPages, ROWS, useRowPage } from '@/entities/observation/RowPages';
import { asFailure } from '@/shared/api/failure';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { useColumnChoice } from './column-choice';
import { ColumnChoice } from './ColumnChoice';
import { fileName } from './file-name';

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& > .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
  },
}));

function Rows({ dataset, descriptors }: { dataset: DatasetDetails; descriptors: readonly Descriptor[] }) {
  const { t } = useTranslation('observations');
  const { page, show } = useRowPage('page');
  const { shown, choose } = useColumnChoice(descriptors);
  const query = observationApi.endpoints.observedRows.useQuery({
    datasets: [dataset.uuid],
    select: shown.map(({ uuid }) => uuid),
    fields: ROW_FIELDS.join(','),
    s: 'seqNo',
    p: page,
    l: ROWS,
  });
  const rows = query.currentData ?? (query.isFetching ? query.data : undefined);
  if (query.error !== undefined && !query.isFetching)
    return <FailureOutcome failure={asFailure(query.error)} retry={() => void query.refetch()} />;
  if (!rows) return <Skeleton variant="rounded" height={420} />;
  if (rows.totalElements === 0) return <Outcome title={t('data.empty')} text={t('data.emptyText')} />;
  const pages = <RowPages page={page} total={rows.totalElements} onPage={show} />;
  return (
    <Part aria-busy={query.isFetching}>
      <div className="bar">
        {pages}
        <DataExport datasets={[dataset.uuid]} descriptors={descriptors} name={fileName(dataset)} />
      </div>
      <ColumnChoice descriptors={descriptors} shown={shown} onChoose={choose} />
      {shown.length === 0 && <p role="status">{t('data.noDescriptors')}</p>}
      <BusyLine busy={query.isFetching} />
      <ObservationTable label={t('data.table')} rows={rows.content} descriptors={shown} />
    </Part>
  );
}

/** The table of a dataset: its accessions with what was observed of them, page by page. */
export default function DataTab({ dataset }: { dataset: DatasetDetails }) {
  const query = datasetApi.endpoints.datasetDescriptors.useQuery(dataset.uuid);
  if (query.error !== undefined && !query.isFetching)
    return <FailureOutcome failure={asFailure(query.error)} retry={() => void query.refetch()} />;
  if (!query.currentData) return <Skeleton variant="rounded" height={420} />;
  return <Rows dataset={dataset} descriptors={query.currentData} />;
}
