import { Button } from '@/shared/ui/controls/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER_PAGE, MY_LIST_MAX } from '@/contract/constants';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRequest, Observed } from '@/contract/dataset/observation';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { AddToMyList } from '@/entities/accession/actions/AddToMyList';
import { accessionsPath, openableList } from '@/entities/accession/catalogue/openable-list';
import { useTranslated } from '@/entities/publication/values/translated';
import { asFailure } from '@/shared/api/failure';
import { OWN_PAGE } from '@/shared/list/address/list-view';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { observationApi } from './api';
import { DataExport } from './DataExport';
import { ObservationTable } from './ObservationTable';
import { ROW_FIELDS } from './observed-row';
import { RowPages, useRowPage } from './RowPages';
import { useRowOrder } from './use-row-order';
import styles from './MatchedAccessions.module.css';

/** The found accessions to My List or as a list; what neither can hold is said before it is tried. */
function TakeObserved({ observed, children }: { observed: Observed | undefined; children?: ReactNode }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { uuids = [], accessionCount = 0 } = observed ?? {};
  const cut = uuids.length < accessionCount;
  const tooMany = accessionCount > MY_LIST_MAX;
  return (
    <>
      <div className={styles.row}>
        <AddToMyList uuids={tooMany || cut ? [] : uuids} />
        <Button
          variant="outlined"
          disabled={opening || cut || uuids.length === 0}
          onClick={() => void open(filterOfUuids(uuids, true))}
        >
          {t('result.open')}
        </Button>
        {children}
      </div>
      {tooMany && <p className="hint">{t('result.tooMany', { max: number(MY_LIST_MAX) })}</p>}
      {cut && <p className="hint">{t('result.cut', { max: number(uuids.length) })}</p>}
    </>
  );
}

/** How many accessions there are, and how many of them the catalogue knows. */
function ObservedCounts({ observed, whole = 0 }: { observed: Observed | undefined; whole: number | undefined }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  if (!observed) return <p role="status">{t('result.counting')}</p>;
  const { total, accessionCount } = observed;
  const unknown = total - accessionCount;
  const without = whole - accessionCount;
  return (
    <p role="status">
      <strong className={styles.count}>{t('result.count', { count: total, shown: number(total) })}</strong>{' '}
      {unknown > 0 && t('result.unknown', { count: unknown, shown: number(unknown), known: number(accessionCount) })}
      {total === 0 && t('result.none')}
      {without > 0 && t('result.without', { count: without, shown: number(without) })}
    </p>
  );
}

interface Props {
  datasets: readonly string[];
  filters: DataRequest['filters'];
  /** The columns. */
  descriptors: readonly Descriptor[];
  /** Of the file, without its ending. */
  name: string;
  /** As many accessions might have been observed. */
  whole?: number;
  /** What stands before the count. */
  children?: ReactNode;
}

/** The accessions that satisfy the criteria: how many, what to do with them, and each with its values. */
export function MatchedAccessions({ datasets, filters, descriptors, name, whole, children }: Props) {
  const { t } = useTranslation('observations');
  const titled = useTranslated(descriptors) ?? descriptors;
  const { page, show } = useRowPage(OWN_PAGE);
  const { observed: observedCall, observedRows } = observationApi.endpoints;
  const observed = observedCall.useQuery({ datasets, filters });
  const select = descriptors.map(({ uuid }) => uuid);
  const order = useRowOrder(OWN_PAGE, select);
  const rows = observedRows.useQuery({
    datasets,
    filters,
    select,
    fields: ROW_FIELDS.join(','),
    methods: true,
    s: order.s,
    d: order.d,
    p: page,
    l: MEMBER_PAGE,
  });
  const [error, refetch] = observed.error ? [observed.error, observed.refetch] : [rows.error, rows.refetch];
  const counts = observed.currentData ?? (observed.isFetching ? observed.data : undefined);
  const shown = rows.currentData ?? (rows.isFetching ? rows.data : undefined);
  const busy = observed.isFetching || rows.isFetching;
  if (error !== undefined && !busy) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  return (
    <section className={styles.part} aria-label={t('result.title')} aria-busy={busy}>
      {children}
      <ObservedCounts
        observed={observed.isFetching ? undefined : counts}
        whole={filters?.observations ? undefined : whole}
      />
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
          <ObservationTable label={t('result.table')} rows={shown.content} descriptors={titled} order={order} />
        </>
      )}
    </section>
  );
}
