import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { asFailure } from '@/shared/api/failure';
import { accessionMapApi } from '@/entities/accession/map/api';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/FailureNote';
import { NoMatch } from '@/shared/list/NoMatch';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useFormat } from '@/shared/ui/use-format';
import { useIndicatorsQuery } from './api';
import { clusterRequest } from './cluster-request';
import { inputProblems } from './input-problems';
import { Refused } from './Refused';
import { RunOutcome } from './RunOutcome';
import { RunProgress } from './RunProgress';
import { SetsResult } from './SetsResult';
import { SubsettingForm } from './SubsettingForm';
import { useClusterRun } from './use-cluster-run';
import { useInputs } from './use-inputs';

const Tool = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > p': { margin: 0, maxWidth: '75ch' },
  '& > h2': { margin: 0 },
  '& .hint': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

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
    <Tool>
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
    </Tool>
  );
}
