import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER_PAGE } from '@/contract/constants';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
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
import { fileName } from './file-name';
import { useDatasetObservations } from '@/entities/dataset/catalogue/use-dataset-observations';
import styles from './DataTab.module.css';

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
    <details className={styles.details}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        <div className={styles.all}>
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
    </details>
  );
}

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
    <div className={styles.part} aria-busy={query.isFetching}>
      <div className={styles.bar}>
        {pages}
        <DataExport datasets={[dataset.uuid]} descriptors={descriptors} name={fileName(dataset)} />
      </div>
      <ColumnChoice descriptors={titled} shown={shown} onChoose={choose} />
      {shown.length === 0 && <p role="status">{t('data.noDescriptors')}</p>}
      <BusyLine busy={query.isFetching} />
      <ObservationTable label={t('data.table')} rows={rows.content} descriptors={shown} order={order} />
    </div>
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
  // Of its rows too, which would be hidden again while their texts are loaded.
  useTranslation(['observations', 'ui']);
  return (
    <div className={styles.wide}>
      <Table dataset={dataset} />
    </div>
  );
}
