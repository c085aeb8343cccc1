import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { sampleStatusName } from '@/entities/accession/catalogue/codes';
import { useCountryName } from '@/entities/names/use-country-name';
import { allRows } from '@/entities/observation/all-rows';
import { named } from '@/entities/observation/descriptor-name';
import { byRelevance } from '@/entities/observation/by-relevance';
import { isNumeric } from '@/entities/observation/observation-filter';
import { useValueName } from '@/entities/observation/use-value-name';
import { useTranslated } from '@/entities/publication/values/translated';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { BoxesCard } from './BoxesCard';
import { CrossCard } from './CrossCard';
import { isPassportGroup, PASSPORT_GROUPS, useAnalysis, type Analysis } from './use-analysis';
import { useDatasetObservations } from '@/entities/dataset/catalogue/use-dataset-observations';
import styles from './AnalyzeTab.module.css';

interface Fetched {
  /** What was asked for. */
  key: string;
  rows?: readonly DataRow[];
  done: number;
  total: number;
  failure?: Failure;
}

/** All accessions of a dataset with some of their values, fetched page by page; what was asked before stays until then. */
function useAllRows(dataset: string, select: readonly string[], fields: readonly string[]) {
  const dispatch = useApiDispatch();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([dataset, [...new Set(select)].toSorted(), fields, tries]);
  const [fetched, setFetched] = useState<Fetched>({ key: '', done: 0, total: 0 });
  useEffect(() => {
    const [datasetUuid, selected, paths] = JSON.parse(key) as [string, string[], string[]];
    const mine = new AbortController();
    const asked = { datasets: [datasetUuid], select: selected, fields: paths.join(','), s: 'seqNo' };
    const told = (done: number, total: number) => setFetched((before) => ({ ...before, done, total }));
    allRows(dispatch, asked, mine.signal, told).then(
      ({ rows, total }) => setFetched({ key, rows, done: rows.length, total }),
      (error: unknown) => {
        if (!mine.signal.aborted) setFetched({ key, done: 0, total: 0, failure: asFailure(error) });
      },
    );
    return () => mine.abort();
  }, [key, dispatch]);
  const busy = fetched.key !== key;
  return {
    rows: fetched.rows,
    busy,
    done: busy ? fetched.done : 0,
    total: fetched.total,
    failure: busy ? undefined : fetched.failure,
    retry: () => setTries(tries + 1),
  };
}

/** What groups are called: `by` itself, each of its groups, and all that can be chosen. */
function useGroupNames(by: string, grouping: readonly Descriptor[]) {
  const { t } = useTranslation('observations');
  const countryName = useCountryName();
  const statusName = sampleStatusName.useName();
  const valueName = useValueName();
  const passport = Object.keys(PASSPORT_GROUPS).filter(isPassportGroup);
  const options = [
    ...passport.map((value) => ({ value: value as string, label: t(`analyze.${value}`) })),
    ...grouping.map(({ uuid, title }) => ({ value: uuid, label: title })),
  ];
  const nameOf = (key: string): string => {
    if (by === 'country') return countryName(key);
    if (by === 'status') return statusName(key);
    const descriptor = grouping.find(({ uuid }) => uuid === by);
    return descriptor ? valueName(descriptor, key) : key;
  };
  return { options, nameOf, byName: options.find(({ value }) => value === by)?.label ?? '' };
}

const FIELDS = ['uuid', 'accessionNumber', ...Object.values(PASSPORT_GROUPS)];

interface Props {
  dataset: DatasetDetails;
  numeric: readonly Descriptor[];
  /** The same, those to begin with first. */
  first: readonly Descriptor[];
  /** Descriptors that accessions can be grouped by. */
  grouping: readonly Descriptor[];
}

function Analyses({ dataset, numeric, first, grouping }: Props) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { analysis, choose } = useAnalysis(first, grouping);
  const { x, y, of, by } = analysis;
  const select = [x, y, of, ...(isPassportGroup(by) ? [] : [by])].filter(Boolean);
  const { rows, busy, done, total, failure, retry } = useAllRows(dataset.uuid, select, FIELDS);
  const { options, nameOf, byName } = useGroupNames(by, grouping);
  const one = (uuid: string) => numeric.find((descriptor) => descriptor.uuid === uuid);
  const [across, up, grouped] = [one(x), one(y), one(of)];
  const numbers = numeric.map((descriptor) => ({ value: descriptor.uuid, label: named(descriptor) }));
  const pick = (name: keyof Analysis, label: string, among = numbers) => (
    <NativeSelect label={label} value={analysis[name]} options={among} onChange={(uuid) => choose({ [name]: uuid })} />
  );
  // The values of a descriptor that was just chosen are on their way: what is drawn is of those that are there.
  const drawn = busy ? undefined : rows;
  const waiting = failure ? (
    <FailureOutcome failure={failure} retry={retry} />
  ) : (
    <div role="status">
      <span>{t('analyze.loading', { done: number(done), total: number(total) })}</span>
      <progress value={done} max={Math.max(1, total)} aria-hidden="true" />
    </div>
  );
  return (
    <div className={styles.stack}>
      <h2>{t('analyze.cross')}</h2>
      {across && up ? (
        <>
          <div className={styles.choice}>
            {pick('x', t('analyze.across'))}
            {pick('y', t('analyze.up'))}
          </div>
          {drawn ? <CrossCard rows={drawn} across={across} up={up} /> : waiting}
        </>
      ) : (
        <p>{t('analyze.one')}</p>
      )}
      <h2>{t('analyze.boxes')}</h2>
      <div className={styles.choice}>
        {pick('of', t('analyze.of'))}
        {pick('by', t('analyze.by'), options)}
      </div>
      {drawn && grouped && <BoxesCard rows={drawn} of={grouped} by={by} byName={byName} nameOf={nameOf} />}
      {!drawn && !(across && up) && waiting}
    </div>
  );
}

/** Analyses of a dataset that are computed here: a cross plot, box plots by group. */
export default function AnalyzeTab({ dataset }: { dataset: DatasetDetails }) {
  // Of its charts too, which would hide what is chosen while their texts are loaded.
  const { t } = useTranslation(['observations', 'overview', 'ui']);
  const { descriptors: found, summaries, failure, retry } = useDatasetObservations(dataset);
  const descriptors = useTranslated(found);
  const observed = useMemo(
    () => descriptors?.filter(({ uuid }) => (summaries.get(uuid)?.valueCount ?? 0) > 0),
    [descriptors, summaries],
  );
  const numeric = useMemo(() => observed?.filter(isNumeric), [observed]);
  const grouping = useMemo(
    () => observed?.filter(({ dataType }) => dataType === 'CODED' || dataType === 'SCALE' || dataType === 'BOOLEAN'),
    [observed],
  );
  const first = useMemo(() => byRelevance(numeric ?? [], summaries), [numeric, summaries]);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!numeric || !grouping) return <Skeleton variant="rounded" height={420} />;
  if (numeric.length === 0) return <Outcome title={t('analyze.none')} text={t('analyze.noneText')} />;
  return <Analyses dataset={dataset} numeric={numeric} first={first} grouping={grouping} />;
}
