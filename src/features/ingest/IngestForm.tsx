import { useEffect, useMemo, useRef, useState } from 'react';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import type { ObjectSchema } from 'yup';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import {
  COLUMN_ROLES,
  refusedWhole,
  type IngestProposal,
  type IngestReport as Report,
  type IngestRequest,
} from '@/contract/dataset/ingest';
import { allowedActions } from '@/contract/publication/workflow';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { catalogueChanged, useWrite } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { failureText } from '@/shared/form/failure-text';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Stack } from '@/shared/mui/Stack';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { ingestApi } from './api';
import { ColumnRow } from './ColumnRow';
import { DescriptorRow } from './DescriptorRow';
import { IngestReport } from './IngestReport';
import { namesIn, planOf, planSchema, requestOf, type IngestPlan } from './ingest-plan';
import { runIngest, type SheetAddress } from './run-ingest';

const LAST: readonly FieldDefinition[] = [
  { kind: 'texts', name: 'missing' },
  { kind: 'text', name: 'institute', format: 'wiewsCode', half: true },
  { kind: 'select', name: 'mode', values: ['replace', 'add'], text: 'ingest:modes', required: true, half: true },
];

interface Ran {
  /** Of the task, for its file. */
  id: string;
  request: IngestRequest;
  report: Report;
}

interface Props {
  address: SheetAddress;
  dataset: DatasetDetails;
  proposal: IngestProposal;
}

/** What the columns are said to be, and what comes of it: first a check, which changes nothing, then the load. */
export function IngestForm({ address, dataset, proposal }: Props) {
  const { t } = useTranslation('ingest');
  const { t: tForm } = useTranslation('form');
  const { authorities, person } = useSession();
  const [ran, setRan] = useState<Ran>();
  const [progress, setProgress] = useState<number>();
  const [ended, setEnded] = useState<{ kind: 'cancelled' | 'failed'; error?: string }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const dispatch = useApiDispatch();

  const run = async (request: IngestRequest, version?: number) => {
    const mine = new AbortController();
    running.current?.abort();
    running.current = mine;
    setEnded(undefined);
    setProgress(0);
    try {
      const body = { ...request, ...(version !== undefined && { version }) };
      const task = await runIngest(address, body, { signal: mine.signal, onProgress: setProgress });
      if (task.report) setRan({ id: task.id, request, report: task.report });
      else setEnded({ kind: task.status === 'cancelled' ? 'cancelled' : 'failed', error: task.error ?? '' });
      if (task.report?.applied) dispatch(catalogueChanged());
    } finally {
      setProgress(undefined);
    }
  };

  if (!allowedActions(dataset, authorities).includes('edit')) return <Alert severity="info">{t('readOnly')}</Alert>;
  return (
    <EditForm<IngestPlan>
      initial={planOf(proposal)}
      schema={planSchema as ObjectSchema<IngestPlan>}
      send={(plan) => run(requestOf(plan, proposal))}
      explain={(failure) => {
        const roles = Object.entries(failure.fields ?? {}).flatMap(([path, problem]) => {
          const role = COLUMN_ROLES.find((each) => path === `roles.${each}`);
          return role ? t(problem === 'most' ? 'onlyOne' : 'needed', { role: t(`roles.${role}`) }) : [];
        });
        return roles.length > 0 ? roles.join(' ') : failureText(failure, tForm);
      }}
      keep={{ form: `ingest ${proposal.titleRows} ${proposal.headingRows}`, ...(person && { owner: person }) }}
    >
      <Plan proposal={proposal} busy={progress !== undefined} />
      {progress !== undefined && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <LinearProgress variant="determinate" value={100 * progress} aria-label={t('working')} sx={{ flex: 1 }} />
          <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
        </Stack>
      )}
      {ended && (
        <Alert severity={ended.kind === 'failed' ? 'error' : 'info'} role="status">
          {ended.kind === 'failed' ? ended.error || t('failed') : t('cancelled')}
        </Alert>
      )}
      {ran && progress === undefined && (
        <Outcome ran={ran} proposal={proposal} dataset={dataset} load={() => run(ran.request, dataset.version ?? 0)} />
      )}
      <Undo dataset={dataset} />
    </EditForm>
  );
}

function Plan({ proposal, busy }: { proposal: IngestProposal; busy: boolean }) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { values, errors, submitCount } = useFormikContext<IngestPlan>();
  const names = namesIn(values, proposal);
  const headings = useMemo(() => proposal.columns.map(({ heading }) => heading), [proposal]);
  const open = values.columns.filter(({ role }) => !role).length;
  const unchosen = values.descriptors.filter(
    ({ name, meaning, uuid }) => meaning === 'existing' && !uuid && (names?.has(name) ?? true),
  ).length;
  return (
    <>
      <section aria-labelledby="columns">
        <h2 id="columns">{t('columns')}</h2>
        {open > 0 && <Alert severity="info">{t('open', { count: open, shown: number(open) })}</Alert>}
        <ul style={{ margin: 0, padding: 0 }}>
          {proposal.columns.map((column, place) => (
            <ColumnRow
              key={column.at}
              column={column}
              headings={headings}
              place={place}
              said={values.columns[place]?.role}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="descriptors">
        <h2 id="descriptors">{t('descriptors')}</h2>
        {unchosen > 0 && <Alert severity="info">{t('choose', { count: unchosen, shown: number(unchosen) })}</Alert>}
        {proposal.descriptors.map((proposed, place) => {
          const said = values.descriptors[place];
          if (!said || !(names?.has(proposed.name) ?? true)) return null;
          const isWrong = submitCount > 0 && getIn(errors, `descriptors[${place}]`) !== undefined;
          return <DescriptorRow key={proposed.name} proposed={proposed} place={place} said={said} isWrong={isWrong} />;
        })}
      </section>
      <FormFields entity="ingest" fields={LAST} />
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          {t('check')}
        </Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  ran: Ran;
  proposal: IngestProposal;
  dataset: DatasetDetails;
  load: () => Promise<void>;
}

/** The report of what was checked or loaded; what was changed since has to be checked again. */
function Outcome({ ran, proposal, dataset, load }: OutcomeProps) {
  const { t } = useTranslation(['ingest', 'dataset']);
  const { number } = useFormat();
  const { values } = useFormikContext<IngestPlan>();
  const { report, request, id } = ran;
  const isCurrent = useMemo(
    () => JSON.stringify(requestOf(planSchema.cast(values), proposal)) === JSON.stringify(request),
    [values, proposal, request],
  );
  const stepHref = (step: 'files' | 'review-and-publish') => href('editDataset', { uuid: dataset.uuid, step });
  const loading = useAttempt(load);
  const [fetchReport, { error }] = ingestApi.endpoints.ingestReport.useMutation();
  const save = async () => {
    const { data } = await fetchReport(id);
    if (data) saveFile(data, 'report.csv');
  };
  return (
    <>
      <IngestReport report={report} onSave={() => void save()} />
      <AttemptFailed failure={isFailure(error) ? error : loading.failed} />
      {!report.applied && !isCurrent && <Alert severity="info">{t('stale')}</Alert>}
      {!report.applied && isCurrent && report.loaded > 0 && refusedWhole(report).length === 0 && (
        <>
          {request.mode === 'replace' && dataset.observationCount > 0 && (
            <Alert severity="warning">
              {t('replaces', { count: dataset.observationCount, shown: number(dataset.observationCount) })}
            </Alert>
          )}
          <div>
            <Button variant="contained" loading={loading.busy} onClick={() => loading.run()}>
              {t('load', { count: report.loaded, shown: number(report.loaded) })}
            </Button>
          </div>
        </>
      )}
      {report.applied && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={stepHref('review-and-publish')}>
            {t('dataset:steps.review-and-publish')}
          </Button>
          <Button variant="outlined" component={Link} to={stepHref('files')}>
            {t('toFiles')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** What was loaded last can be taken back as long as the dataset is a draft. */
function Undo({ dataset: { uuid, version = 0, undoable } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('ingest');
  const write = useWrite();
  const [isOpen, setOpen] = useState(false);
  if (!undoable) return null;
  return (
    <div>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('undo')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('undo')}
          confirm={t('undo')}
          work={async () =>
            void (await write('DELETE /ingest/:dataset/last', { params: { dataset: uuid }, query: { version } }))
          }
          onClose={() => setOpen(false)}
        >
          <p>{t('undoText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
