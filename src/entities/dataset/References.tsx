import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionReference, DatasetDetails } from '@/contract/dataset/dataset';
import { allowedActions } from '@/contract/publication/workflow';
import { referenceKey } from '@/entities/accession/reference-key';
import { REFERENCE_COLUMNS, referenceTable } from '@/entities/accession/reference-table';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { tabbed } from '@/shared/files/pasted-table';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { notify } from '@/shared/ui/outcomes/notices';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from './catalogue/api';

const written = (references: readonly AccessionReference[]): string =>
  references.length === 0
    ? ''
    : tabbed([REFERENCE_COLUMNS, ...references.map((each) => REFERENCE_COLUMNS.map((column) => each[column] ?? ''))]);

/** Accessions of a dataset that the catalogue does not hold: they are kept by what they are called. */
export default function References({ item }: { item: DatasetDetails }) {
  const query = datasetApi.endpoints.datasetReferences.useQuery(item.uuid);
  const { authorities } = useSession();
  const { currentData: notHeld = [] } = datasetApi.endpoints.datasetNotHeld.useQuery(item.uuid, {
    skip: item.observationCount === 0 || !allowedActions(item, authorities).includes('edit'),
  });
  const [isTaken, setTaken] = useState(false);
  const offered = isTaken ? notHeld : [];
  return (
    <DetailOutcome query={query} name={item.uuid}>
      {(references) => (
        <>
          {notHeld.length > offered.length && <NotHeld notHeld={notHeld} onTake={() => setTaken(true)} />}
          <ReferencesForm
            key={written([...references, ...offered])}
            item={item}
            references={references}
            offered={offered}
          />
        </>
      )}
    </DetailOutcome>
  );
}

const SHOWN = 20;
const nameOf = ({ doi, instCode, acceNumb }: AccessionReference): string =>
  [instCode, acceNumb].filter(Boolean).join(' ') || (doi ?? '');

/** What the last load named and the catalogue does not hold. */
function NotHeld({ notHeld, onTake }: { notHeld: readonly AccessionReference[]; onTake: () => void }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  return (
    <Alert severity="info" action={<Button onClick={onTake}>{t('references.take')}</Button>}>
      {t('references.notHeld', { count: notHeld.length, shown: number(notHeld.length) })}{' '}
      <bdi>
        {notHeld.slice(0, SHOWN).map(nameOf).join(', ')}
        {notHeld.length > SHOWN && ' …'}
      </bdi>
    </Alert>
  );
}

interface FormProps {
  item: DatasetDetails;
  references: readonly AccessionReference[];
  /** Stand in the box with them, and are saved when somebody does. */
  offered: readonly AccessionReference[];
}

function ReferencesForm({ item, references, offered }: FormProps) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { authorities } = useSession();
  const write = useWrite();
  const dispatch = useApiDispatch();
  const { uuid, version = 0 } = item;
  const mayEdit = allowedActions(item, authorities).includes('edit');
  const count = ({ length }: readonly unknown[]) => t('references.count', { count: length, shown: number(length) });
  if (!mayEdit && references.length === 0) return null;
  return (
    <section aria-labelledby="references">
      <h2 id="references">{t('references.title')}</h2>
      <p>{count(references)}</p>
      <PasteImport
        kind={referenceTable}
        how={t('references.how')}
        label={t('references.lines')}
        savedText={written(references)}
        initialText={written([...references, ...offered])}
        readOnly={!mayEdit}
        found={(named) => {
          const kept = new Set(named.map(referenceKey));
          const gone = references.filter((each) => !kept.has(referenceKey(each))).length;
          return gone > 0 ? `${count(named)} – ${t('references.gone', { shown: number(gone) })}` : count(named);
        }}
        button={() => t('references.save')}
        send={async (named) => {
          await write('PUT /dataset/:uuid/references', { params: { uuid }, body: { version, references: [...named] } });
          dispatch(notify({ key: 'dataset:references.saved', severity: 'success' }));
          return [];
        }}
      />
    </section>
  );
}
