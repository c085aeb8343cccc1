import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { styled } from '@/shared/ui/styled';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER_PAGE } from '@/contract/constants';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DatasetDetails } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import { observationApi } from '@/entities/observation/api';
import { DataExport } from '@/entities/observation/DataExport';
import { ObservationTable } from '@/entities/observation/ObservationTable';
import { ROW_FIELDS } from '@/entities/observation/observed-row';
import { RowPages, useRowPage } from '@/entities/observation/RowPages';
import { useRowOrder } from '@/entities/observation/use-row-order';
import { useTranslated } from '@/entities/publication/values/translated';
import { asFailure } from '@/shared/api/failure';
import { CardButton } from '@/shared/charts/ChartCard';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PAGE_WIDTH } from '@/shared/ui/layout/PageBody';
import { fileName } from './file-name';
import { useDatasetObservations } from './use-dataset-observations';

/** Columns that are shown until somebody chooses. */
const FIRST_COLUMNS = 12;
const NAME = 'columns';
const PAGE = 'page';
const NONE = 'none';

/** Shown descriptors, in the dataset's order, kept in the address as `?columns=` by uuid; the first ones by default. */
function useColumnChoice(descriptors: readonly Descriptor[]): {
  shown: readonly Descriptor[];
  choose: (uuids: ReadonlySet<string> | undefined) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = useMemo(() => {
    const names = new URLSearchParams(search).get(NAME);
    const asked = new Set(names?.split(','));
    const chosen = descriptors.filter(({ uuid }) => asked.has(uuid));
    return names === null || (chosen.length === 0 && names !== NONE) ? descriptors.slice(0, FIRST_COLUMNS) : chosen;
  }, [search, descriptors]);
  const choose = (uuids: ReadonlySet<string> | undefined) => {
    const params = new URLSearchParams(search);
    const inOrder = descriptors.flatMap(({ uuid }) => (uuids?.has(uuid) ? uuid : []));
    if (uuids) params.set(NAME, inOrder.join(',') || NONE);
    else params.delete(NAME);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  return { shown, choose };
}

const Details = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', fontWeight: 600, color: theme.vars.palette.primary.main, paddingBlock: 6 },
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: theme.spacing(0.25, 2),
    margin: theme.spacing(0.5, 0, 1),
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
  '& label': {
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'baseline',
    paddingBlock: 3,
    overflowWrap: 'anywhere',
  },
  '& input': { accentColor: theme.vars.palette.primary.main, flex: 'none' },
  '& .all': { gridColumn: '1 / -1' },
  '@media print': { display: 'none' },
}));

interface Props {
  descriptors: readonly Descriptor[];
  shown: readonly Descriptor[];
  onChoose: (uuids: ReadonlySet<string> | undefined) => void;
}

/** Which descriptors have a column. */
function ColumnChoice({ descriptors, shown, onChoose }: Props) {
  const { t } = useTranslation('observations');
  const chosen = new Set(shown.map(({ uuid }) => uuid));
  const toggle = (uuid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    onChoose(next);
  };
  const title = t('columns.choose', { shown: shown.length, all: descriptors.length });
  return (
    <Details>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        <div className="all">
          <CardButton type="button" onClick={() => onChoose(new Set(descriptors.map(({ uuid }) => uuid)))}>
            {t('columns.all')}
          </CardButton>
          {descriptors.length > FIRST_COLUMNS && (
            <CardButton type="button" onClick={() => onChoose(undefined)}>
              {t('columns.fewer', { most: FIRST_COLUMNS })}
            </CardButton>
          )}
        </div>
        {descriptors.map(({ uuid, title: name, uom }) => (
          <label key={uuid}>
            <input type="checkbox" checked={chosen.has(uuid)} onChange={() => toggle(uuid)} />
            <span>
              <bdi>{name}</bdi> {uom && `(${uom})`}
            </span>
          </label>
        ))}
      </fieldset>
    </Details>
  );
}

/** The table is as wide as the window, what stands over it as wide as the page. */
const Wide = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 2, 3),
  marginBlockStart: theme.spacing(-4),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4), marginBlockStart: theme.spacing(-6) },
}));

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& > :not([role="region"])': { width: '100%', maxWidth: PAGE_WIDTH, marginInline: 'auto' },
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
  const { page, show } = useRowPage(PAGE);
  const titled = useTranslated(descriptors) ?? descriptors;
  const { shown, choose } = useColumnChoice(titled);
  const select = shown.map(({ uuid }) => uuid);
  const order = useRowOrder(PAGE, select);
  const query = observationApi.endpoints.observedRows.useQuery({
    datasets: [dataset.uuid],
    select,
    fields: ROW_FIELDS.join(','),
    methods: true,
    s: order.s,
    d: order.d,
    p: page,
    l: MEMBER_PAGE,
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
      <ColumnChoice descriptors={titled} shown={shown} onChoose={choose} />
      {shown.length === 0 && <p role="status">{t('data.noDescriptors')}</p>}
      <BusyLine busy={query.isFetching} />
      <ObservationTable label={t('data.table')} rows={rows.content} descriptors={shown} order={order} />
    </Part>
  );
}

function Table({ dataset }: { dataset: DatasetDetails }) {
  const { descriptors, summaries, failure, retry } = useDatasetObservations(dataset);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!descriptors) return <Skeleton variant="rounded" height={420} />;
  // One without values would be an empty column.
  return <Rows dataset={dataset} descriptors={descriptors.filter(({ uuid }) => summaries.get(uuid)?.valueCount)} />;
}

/** The table of a dataset: its accessions with what was observed of them, page by page. */
export default function DataTab({ dataset }: { dataset: DatasetDetails }) {
  return (
    <Wide>
      <Table dataset={dataset} />
    </Wide>
  );
}
