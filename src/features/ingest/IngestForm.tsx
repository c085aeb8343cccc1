import { useEffect } from 'react';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { COLUMN_ROLES, type IngestProposal } from '@/contract/dataset/ingest';
import { allowedActions } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { isFailure } from '@/shared/api/failure';
import { drawAssistButton } from '@/shared/form/assistant/draw-assist-button';
import { EditForm } from '@/shared/form/EditForm';
import { LongTextAid } from '@/shared/form/fields/long-text-aid';
import { failureText } from '@/shared/form/failure-text';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { ColumnsTable } from './ColumnsTable';
import { DescriptorRow } from './DescriptorRow';
import { IngestBar } from './IngestBar';
import { IngestReport } from './IngestReport';
import { namesIn, planOf, planSchema, requestOf, type IngestPlan } from './ingest-plan';
import type { SheetAddress } from './run-ingest';
import { SameForAll } from './SameForAll';
import { SheetPreview } from './SheetPreview';
import { UndoImport } from './UndoImport';
import { useIngestRun, type IngestRun } from './use-ingest-run';
import styles from './IngestForm.module.css';

const LAST: readonly FieldDefinition[] = [
  { kind: 'texts', name: 'missing' },
  { kind: 'text', name: 'institute', format: 'wiewsCode', half: true },
  { kind: 'select', name: 'mode', values: ['replace', 'add'], text: 'ingest:modes', required: true, half: true },
];

/** Cells of a sheet that is checked before anybody asks. */
const CHECKED_AT_ONCE = 200_000;

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
  const run = useIngestRun(address);
  const { ran, progress } = run;
  if (!allowedActions(dataset, authorities).includes('edit')) return <Alert severity="info">{t('readOnly')}</Alert>;
  return (
    <LongTextAid value={drawAssistButton}>
      <EditForm<IngestPlan>
        initial={planOf(proposal)}
        schema={planSchema as ObjectSchema<IngestPlan>}
        send={(plan) => run.run(requestOf(plan, proposal))}
        explain={(failure) => {
          const roles = Object.entries(failure.fields ?? {}).flatMap(([path, problem]) => {
            const role = COLUMN_ROLES.find((each) => path === `roles.${each}`);
            return role ? t(problem === 'most' ? 'onlyOne' : 'needed', { role: t(`roles.${role}`) }) : [];
          });
          return roles.length > 0 ? roles.join(' ') : failureText(failure, tForm);
        }}
        keep={{ form: `sheet ${proposal.titleRows} ${proposal.headingRows}`, ...(person && { owner: person }) }}
      >
        <CheckAtOnce proposal={proposal} run={run} />
        <section aria-labelledby="columns">
          <div className={styles.head}>
            <h2 id="columns">{t('columns')}</h2>
            <SameForAll />
          </div>
          <ColumnsTable proposal={proposal} />
        </section>
        <NamedDescriptors proposal={proposal} />
        {ran && progress === undefined && <IngestReport id={ran.id} report={ran.report} />}
        <SheetPreview uuid={address.file} sheet={address.sheet} proposal={proposal} />
        <FormFields entity="ingest" fields={LAST} />
        <UndoImport dataset={dataset} />
        <IngestBar proposal={proposal} dataset={dataset} run={run} />
      </EditForm>
    </LongTextAid>
  );
}

/** Where nothing is left to decide, what a check finds is there before anybody asks for it. */
function CheckAtOnce({ proposal, run: { run } }: { proposal: IngestProposal; run: IngestRun }) {
  const { values } = useFormikContext<IngestPlan>();
  const begin = useStableCallback(() => {
    const isSmall = proposal.rows * proposal.columns.length <= CHECKED_AT_ONCE;
    if (!isSmall || !planSchema.isValidSync(values)) return;
    // Why it cannot be checked is told to whoever asks for it.
    run(requestOf(planSchema.cast(values), proposal)).catch((fault: unknown) => {
      if (!isFailure(fault)) throw fault;
    });
  });
  useEffect(() => begin(), [begin]);
  return null;
}

/** Where rows name what they are observations of: each of the names. */
function NamedDescriptors({ proposal }: { proposal: IngestProposal }) {
  const { t } = useTranslation('ingest');
  const { values, errors, submitCount } = useFormikContext<IngestPlan>();
  if (namesIn(values, proposal) !== undefined) return null;
  return (
    <section aria-labelledby="descriptors">
      <h2 id="descriptors">{t('descriptors')}</h2>
      {proposal.descriptors.map((proposed, place) => {
        const said = values.descriptors[place];
        if (!said) return null;
        const isWrong = submitCount > 0 && getIn(errors, `descriptors[${place}]`) !== undefined;
        return <DescriptorRow key={proposed.name} proposed={proposed} place={place} said={said} isWrong={isWrong} />;
      })}
    </section>
  );
}
