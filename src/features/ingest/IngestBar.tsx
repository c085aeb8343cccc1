import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { refusedWhole, type IngestProposal, type IngestReport } from '@/contract/dataset/ingest';
import { href } from '@/routes/href';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { Alert } from '@/shared/mui/Alert';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { namesIn, planSchema, requestOf, type IngestPlan } from './ingest-plan';
import type { IngestRun } from './use-ingest-run';
import styles from './IngestBar.module.css';

/** Sums that add up. */
function Sums({ report }: { report: IngestReport }) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { observations, loaded, refused, ignored, accessions, descriptors, applied } = report;
  const counted = (key: 'loaded' | 'wouldLoad' | 'refused' | 'ignored' | 'of', count: number) =>
    t(`report.${key}`, { count, shown: number(count) });
  return (
    <Alert severity={refused > 0 ? 'warning' : 'success'} role="status">
      {counted('of', observations)} {counted(applied ? 'loaded' : 'wouldLoad', loaded)} {counted('refused', refused)}{' '}
      {ignored > 0 && counted('ignored', ignored)}{' '}
      {t('report.from', { accessions: number(accessions), descriptors: number(descriptors) })}
    </Alert>
  );
}

/** What nobody has decided on yet. */
function Undecided({ proposal }: { proposal: IngestProposal }) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { values } = useFormikContext<IngestPlan>();
  const names = namesIn(values, proposal);
  const open = values.columns.filter(({ role }) => !role).length;
  const unchosen = values.descriptors.filter(
    ({ name, meaning, uuid }) => meaning === 'existing' && !uuid && (names?.has(name) ?? true),
  ).length;
  if (open + unchosen === 0) return null;
  return (
    <Alert severity="info" role="status">
      {open > 0 && t('open', { count: open, shown: number(open) })}{' '}
      {unchosen > 0 && t('choose', { count: unchosen, shown: number(unchosen) })}
    </Alert>
  );
}

interface Props {
  proposal: IngestProposal;
  dataset: DatasetDetails;
  run: IngestRun;
}

/** At the foot of the screen, whatever is scrolled: what is left to decide, what a check found, and the next step. */
export function IngestBar({ proposal, dataset, run: { ran, progress, ended, run, cancel } }: Props) {
  const { t } = useTranslation(['ingest', 'dataset']);
  const { number } = useFormat();
  const { values } = useFormikContext<IngestPlan>();
  const request = ran?.request;
  const isCurrent = useMemo(
    () =>
      request !== undefined && JSON.stringify(requestOf(planSchema.cast(values), proposal)) === JSON.stringify(request),
    [values, proposal, request],
  );
  const loading = useAttempt(async () => {
    if (request) await run(request, dataset.version ?? 0);
  });
  const stepHref = (step: 'files' | 'review-and-publish') => href('editDataset', { uuid: dataset.uuid, step });
  const isRunning = progress !== undefined;
  const report = isRunning ? undefined : ran?.report;
  const isReady =
    report !== undefined && !report.applied && isCurrent && report.loaded > 0 && refusedWhole(report).length === 0;
  const isDone = report?.applied === true && isCurrent;
  return (
    <div className={styles.bar} role="region" aria-label={t('bar')}>
      <div>
        <Undecided proposal={proposal} />
        {isRunning && (
          <div className={styles.running}>
            <span role="status">{t('working')}</span>
            <LinearProgress variant="determinate" value={100 * progress} aria-label={t('working')} sx={{ flex: 1 }} />
            <Button size="small" onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        )}
        {ended && !isRunning && (
          <Alert severity={ended.kind === 'failed' ? 'error' : 'info'} role="status">
            {ended.kind === 'failed' ? ended.error || t('failed') : t('cancelled')}
          </Alert>
        )}
        {report && <Sums report={report} />}
        {report && !report.applied && !isCurrent && <Alert severity="info">{t('stale')}</Alert>}
        {isReady && request?.mode === 'replace' && dataset.observationCount > 0 && (
          <Alert severity="warning">
            {t('replaces', { count: dataset.observationCount, shown: number(dataset.observationCount) })}
          </Alert>
        )}
        <AttemptFailed failure={loading.failed} />
      </div>
      <div className={styles.buttons}>
        {isDone && (
          <>
            <Button variant="outlined" component={Link} to={stepHref('files')}>
              {t('toFiles')}
            </Button>
            <Button variant="contained" component={Link} to={stepHref('review-and-publish')}>
              {t('dataset:steps.review-and-publish')}
            </Button>
          </>
        )}
        <SubmitButton variant={isReady || isDone ? 'outlined' : 'contained'}>{t('check')}</SubmitButton>
        {isReady && (
          <Button variant="contained" loading={loading.busy} onClick={() => loading.run()}>
            {t('load', { count: report.loaded, shown: number(report.loaded) })}
          </Button>
        )}
      </div>
    </div>
  );
}
