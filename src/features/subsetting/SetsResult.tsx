import { Button } from '@/shared/ui/controls/Button';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession, FlatRow } from '@/contract/accession/accession';
import type { ChosenIndicator, ClusterResult, Indicator } from '@/contract/accession/subsetting';
import { ClimateTable } from '@/entities/accession/climate/ClimateTable';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { AddToMyList } from '@/entities/accession/actions/AddToMyList';
import { accessionsPath, openableList } from '@/entities/accession/catalogue/openable-list';
import { asFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { saveBlob } from '@/shared/files/save-blob';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { subsettingApi, useSubsetRowsQuery } from './api';
import type { Run } from './finished-runs';
import { SetRow } from './SetRow';
import { setsFile } from './sets-file';
import { SetsMap } from './SetsMap';
import { useIndicatorTexts } from './use-indicator-texts';
import styles from './SetsResult.module.css';

/** "Mean temperature: maximum (°C)"; an indicator that the server no longer knows is named by its id. */
function useIndicatorName(indicators: readonly Indicator[]): (chosen: ChosenIndicator) => string {
  const { t } = useTranslation('subsetting');
  const texts = useIndicatorTexts();
  return useCallback(
    ({ id, metric }) => {
      const known = indicators.find((one) => one.id === id);
      const measured = t('indicators.measured', {
        name: known ? texts.name(known) : id,
        metric: t(`metric.${metric}`),
      });
      return known ? t('indicators.withUnit', { name: measured, unit: texts.unit(known) }) : measured;
    },
    [indicators, texts, t],
  );
}

const SLICE = 2_000;
const NAME = 'climate-sets.csv';

/** Writes the sets as a CSV file, with the climate of every accession. */
function useSetsDownload(run: Run, result: ClusterResult, indicators: readonly Indicator[]) {
  const dispatch = useApiDispatch();
  const indicatorName = useIndicatorName(indicators);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | { rows: number }>('idle');
  const { indicatorsData, subsetNames } = subsettingApi.endpoints;

  const collect = async () => {
    const { filterCode, filter, indicators: asked, months, years } = run.request;
    const which = filterCode ? { filterCode } : { filter };
    const data = dispatch(indicatorsData.initiate({ ...which, indicators: asked, months, years }, { track: false }));
    const uuids = [...result.sets.flatMap(({ members }) => members), ...result.outliers];
    const names = new Map<string, FlatRow>();
    for (let at = 0; at < uuids.length; at += SLICE) {
      const slice = uuids.slice(at, at + SLICE);
      const { content } = await dispatch(subsetNames.initiate(slice, { track: false })).unwrap();
      for (const row of content) names.set(String(row.uuid), row);
    }
    const words = asked.map(indicatorName);
    return setsFile({ result, taken: run.taken, indicators: words, names, data: await data.unwrap() });
  };

  const download = async () => {
    setState('busy');
    try {
      const [rows, { csvWriter }] = await Promise.all([collect(), import('@/tables/csv-writer')]);
      const writer = csvWriter();
      writer.add(rows);
      saveBlob(writer.end(), NAME);
      setState({ rows: rows.length - 1 });
    } catch {
      setState('failed');
    }
  };
  return { state, download: () => void download() };
}

interface TakeSetsProps {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  rows: ReadonlyMap<string, Accession> | undefined;
}

/** What can be done with the accessions of the sets: to My List, as a list, as a file. */
function TakeSets({ run, result, indicators, rows }: TakeSetsProps) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { state, download } = useSetsDownload(run, result, indicators);
  const uuids = [...run.taken];
  // Of those that are not fetched it is not known.
  const historic = uuids.some((uuid) => rows?.get(uuid)?.historic ?? true);
  return (
    <>
      <div className={styles.row}>
        <strong>{t('toTake', { count: uuids.length, shown: number(uuids.length) })}</strong>
        <AddToMyList uuids={uuids} />
        <Button
          variant="outlined"
          disabled={opening || uuids.length === 0}
          onClick={() => void open(filterOfUuids(uuids, historic))}
        >
          {t('asList')}
        </Button>
        <Button variant="outlined" disabled={state === 'busy'} onClick={download}>
          {t(state === 'busy' ? 'csv.busy' : 'csv.save')}
        </Button>
      </div>
      {state === 'failed' && <p role="alert">{t('csv.failed')}</p>}
      {typeof state === 'object' && (
        <p role="status">{t('csv.saved', { count: state.rows, shown: number(state.rows) })}</p>
      )}
    </>
  );
}

interface SetsTableProps {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  rows: ReadonlyMap<string, Accession> | undefined;
  onTake: (taken: ReadonlySet<string>) => void;
}

/** The sets, one a row. By hand, the members are ticked in them. */
function SetsTable({ run, result, indicators, rows, onTake }: SetsTableProps) {
  const { t } = useTranslation('subsetting');
  const indicatorName = useIndicatorName(indicators);
  const { request, taken } = run;
  const toggle = (uuid: string) => {
    const next = new Set(taken);
    if (!next.delete(uuid)) next.add(uuid);
    onTake(next);
  };
  const byHand = request.method === 'manual';
  return (
    <ClimateTable label={t('table.title')} caption={byHand ? t('table.byHand') : t('table.caption')}>
      <thead>
        <tr>
          <th scope="col" className="stay">
            {t('table.set')}
          </th>
          <th scope="col">{t(byHand ? 'table.taken' : 'table.chosen')}</th>
          <th scope="col" className="figure">
            {t('table.members')}
          </th>
          {request.indicators.map((chosen) => (
            <th key={chosen.id + chosen.metric} scope="col" className="figure">
              {indicatorName(chosen)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.sets.map((set, at) => (
          <SetRow
            key={set.members[0] ?? at}
            at={at}
            set={set}
            indicators={request.indicators}
            rows={rows}
            taken={taken}
            onToggle={byHand ? toggle : undefined}
          />
        ))}
      </tbody>
    </ClimateTable>
  );
}

const E_NE_DIGITS = 2;

interface Props {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  onTake: (taken: ReadonlySet<string>) => void;
}

/** The sets: what they are, on the map, as a table, and what can be done with them. */
export function SetsResult({ run, result, indicators, onTake }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const isolated = useIsolated();
  const { sets, outliers, withoutClimate, entryToNearestEntry, model } = result;
  const chosen = useMemo(() => sets.flatMap((set) => set.chosen), [sets]);
  const { data, error, refetch } = useSubsetRowsQuery(chosen);
  const rows = useMemo(() => data && new Map(data.map((row) => [row.uuid, row] as const)), [data]);
  const members = sets.reduce((sum, set) => sum + set.members.length, 0);
  const title = t('result.title', { count: sets.length, shown: number(sets.length), members: number(members) });
  return (
    <>
      <h2>{title}</h2>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <p>{t(`result.${run.request.method}`)}</p>
      {entryToNearestEntry !== undefined && (
        <p>{t('result.entryToNearest', { value: number(entryToNearestEntry, E_NE_DIGITS) })}</p>
      )}
      {outliers.length > 0 && <p>{t('result.outliers', { count: outliers.length, shown: number(outliers.length) })}</p>}
      {withoutClimate > 0 && (
        <p>{t('result.withoutClimate', { count: withoutClimate, shown: number(withoutClimate) })}</p>
      )}
      {model && <p className="hint">{t('model', { model: isolated(model) })}</p>}
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      <TakeSets run={run} result={result} indicators={indicators} rows={rows} />
      <SetsMap run={run} result={result} rows={rows} />
      <SetsTable run={run} result={result} indicators={indicators} rows={rows} onTake={onTake} />
    </>
  );
}
