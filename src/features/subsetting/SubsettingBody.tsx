import { Button } from '@/shared/ui/controls/Button';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { accessionMapApi } from '@/entities/accession/map/api';
import { asFailure } from '@/shared/api/failure';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { NoMatch } from '@/shared/list/screen/NoMatch';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIndicatorsQuery } from './api';
import { clusterRequest } from './cluster-request';
import { inputProblems } from './input-problems';
import type { ClusterOutcome } from './run-cluster';
import { SetsResult } from './SetsResult';
import { readInputs, type SubsettingInputs } from './subsetting-inputs';
import { SubsettingForm } from './SubsettingForm';
import { useClusterRun, type Mishap } from './use-cluster-run';
import styles from './SubsettingBody.module.css';

interface Props {
  /** 0 to 1. */
  progress: number;
  accessions: number;
  onCancel: () => void;
}

/** How far the computation is, and a way to stop it. */
function RunProgress({ progress, accessions, onCancel }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div className={styles.box}>
      <span role="status">{t('running', { count: accessions, shown: number(accessions) })}</span>
      <Button variant="outlined" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <LinearProgress variant="determinate" value={percent} aria-label={t('progress')} />
    </div>
  );
}

const KEY = 'subsetting';

/** A storage that refuses keeps nothing, which is all that is lost then. */
const attempt = <T,>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The inputs, kept in this tab over reloads and other views. */
function useInputs(): [SubsettingInputs, (patch: Partial<SubsettingInputs>) => void] {
  const [inputs, setInputs] = useState(() => readInputs(attempt(() => sessionStorage.getItem(KEY)) ?? null));
  const change = (patch: Partial<SubsettingInputs>) => {
    const next = { ...inputs, ...patch };
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
    setInputs(next);
  };
  return [inputs, change];
}

/** Why there are no sets, and what would help. */
function Refused({ outcome }: { outcome: Extract<ClusterOutcome, { kind: 'refused' }> }) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const { refusal, count, limit } = outcome;
  const counted = refusal === 'tooManyResults' && count !== undefined && limit !== undefined;
  const text = counted
    ? t('refusal.tooManyResults.counted', { shown: number(count), limit: number(limit) })
    : t(`refusal.${refusal}.text`);
  return <Outcome title={t(`refusal.${refusal}.title`)} text={text} />;
}

/** What ended without a result: stopped by the person, out of time, failed. */
function RunOutcome({ mishap, onRetry }: { mishap: Mishap; onRetry: () => void }) {
  const { t } = useTranslation('subsetting');
  const { outcome } = mishap;
  if (outcome.kind === 'failed' && outcome.failure.fields?.['sets.to'] === 'fewAccessions')
    return <Outcome title={t('fewPlaced')} text={outcome.failure.message} />;
  if (outcome.kind === 'failed') return <FailureOutcome failure={outcome.failure} retry={onRetry} />;
  if (outcome.kind === 'cancelled') return <p role="status">{t('cancelled')}</p>;
  return <Outcome title={t('tooSlow.title')} text={t('tooSlow.text')} />;
}

/** Groups the accessions of the filter by the climate where they were collected, and takes some of each group. */
export default function SubsettingBody({ definition, list, code, scope }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const [inputs, change] = useInputs();
  const { data: indicators, error, refetch } = useIndicatorsQuery();
  const { current, mishap, run, start, cancel, take } = useClusterRun(code);
  const { page } = list;
  const { currentData: places } = accessionMapApi.endpoints.accessionMapInfo.useQuery(code ? { f: code } : {});
  if (!page && list.failure) return <FailureOutcome failure={list.failure} retry={list.retry} />;
  if (error !== undefined && !indicators)
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!page || !indicators) return <Skeleton variant="rounded" height={320} />;
  const accessions = page.totalElements;
  if (accessions === 0 && !list.busy) return <NoMatch definition={definition} list={list} scope={scope} />;
  const begin = () => start({ code, accessions, request: clusterRequest(inputs, code, indicators) });
  const grouped = current?.job.code === code && places ? places.georeferenced : (current?.job.accessions ?? 0);
  const earlier = run !== undefined && run.code !== code;
  return (
    <div className={styles.tool}>
      {list.failure && <FailureNote failure={list.failure} retry={list.retry} />}
      <p className="hint">{t('intro')}</p>
      {places && (
        <p>
          {t('placed', {
            count: places.georeferenced,
            shown: number(places.georeferenced),
            total: number(places.accessionCount),
          })}
        </p>
      )}
      <SubsettingForm
        inputs={inputs}
        problems={inputProblems(inputs, places?.georeferenced ?? accessions)}
        indicators={indicators}
        busy={current !== undefined || list.busy}
        onChange={change}
        onStart={begin}
      />
      {current && <RunProgress progress={current.progress} accessions={grouped} onCancel={cancel} />}
      {current && current.job.code !== code && <p role="status">{t('earlier.running')}</p>}
      {mishap && <RunOutcome mishap={mishap} onRetry={begin} />}
      {run && !current && earlier && (
        <p role="status">{t('earlier.result', { count: run.accessions, shown: number(run.accessions) })}</p>
      )}
      {run && !current && run.outcome.kind === 'refused' && <Refused outcome={run.outcome} />}
      {run && !current && run.outcome.kind === 'done' && (
        <SetsResult
          run={run}
          result={run.outcome.result}
          indicators={indicators}
          onTake={(taken) => take(run, taken)}
        />
      )}
    </div>
  );
}
