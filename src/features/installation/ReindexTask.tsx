import { useTranslation } from 'react-i18next';
import type { ServerTask } from '@/contract/installation/search-index';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { Card } from '@/shared/ui/layout/Card';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useStopReindexMutation } from './api';
import { useIndexName } from './use-index-name';

function Running({ task: { state, parts } }: { task: ServerTask }) {
  const { t } = useTranslation('installation');
  const { number } = useFormat();
  const indexName = useIndexName();
  const [stop, { isLoading }] = useStopReindexMutation();
  const at = parts.findIndex((part) => part.state === 'running');
  const part = parts[at];
  const progress = parts.reduce((sum, each) => sum + (each.state === 'done' ? 1 : each.progress), 0);
  const label = part
    ? t('searchIndex.running', { at: number(at + 1), all: number(parts.length), name: indexName(part.name) })
    : t('searchIndex.stopping');
  return (
    <>
      <p role="status">{state === 'stopping' ? t('searchIndex.stopping') : label}</p>
      <LinearProgress
        variant="determinate"
        aria-label={t('searchIndex.progress')}
        value={Math.round((100 * progress) / parts.length)}
      />
      <p>
        <Button variant="outlined" loading={isLoading || state === 'stopping'} onClick={() => void stop()}>
          {t('searchIndex.stop')}
        </Button>
      </p>
    </>
  );
}

/** What became of each index. */
function Report({ task: { state, parts } }: { task: ServerTask }) {
  const { t } = useTranslation('installation');
  const { number } = useFormat();
  const indexName = useIndexName();
  const done = parts.filter((part) => part.state === 'done').length;
  return (
    <>
      <p role="status">
        {t('searchIndex.report', { done: number(done), all: number(parts.length) })}
        {state !== 'done' && ` ${t('searchIndex.untouched')}`}
      </p>
      <PlainTable label={t('searchIndex.last')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.result')}</th>
            <th scope="col" className="figure">
              {t('columns.seconds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.name}>
              <th scope="row">
                <bdi>{indexName(part.name)}</bdi>
              </th>
              <td>{t(`searchIndex.states.${part.state}`)}</td>
              <td className="figure">{part.seconds !== undefined && number(part.seconds, 1)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}

/** The reindex that runs, or the report of the last one. */
export function ReindexTask({ task }: { task: ServerTask }) {
  const { t } = useTranslation('installation');
  const isOver = task.endedDate !== undefined;
  return (
    <Card aria-labelledby="reindex-task">
      <h2 id="reindex-task">{t(isOver ? 'searchIndex.last' : 'searchIndex.current')}</h2>
      {isOver ? <Report task={task} /> : <Running task={task} />}
    </Card>
  );
}
