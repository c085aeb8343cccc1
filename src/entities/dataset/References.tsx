import { useTranslation } from 'react-i18next';
import type { AccessionReference, DatasetDetails } from '@/contract/dataset';
import { allowedActions } from '@/contract/workflow';
import { referenceKey } from '@/entities/accession/reference-key';
import { REFERENCE_COLUMNS, referenceTable } from '@/entities/accession/reference-table';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { tabbed } from '@/shared/files/pasted-table';
import { PasteImport } from '@/shared/form/PasteImport';
import { notify } from '@/shared/ui/notices';
import { useFormat } from '@/shared/ui/use-format';
import { datasetApi } from './api';

const written = (references: readonly AccessionReference[]): string =>
  references.length === 0
    ? ''
    : tabbed([REFERENCE_COLUMNS, ...references.map((each) => REFERENCE_COLUMNS.map((column) => each[column] ?? ''))]);

/** Accessions of a dataset that the catalogue does not hold: they are kept by what they are called. */
export default function References({ item }: { item: DatasetDetails }) {
  const query = datasetApi.endpoints.datasetReferences.useQuery(item.uuid);
  return (
    <DetailOutcome query={query} name={item.uuid}>
      {(references) => <ReferencesForm key={written(references)} item={item} references={references} />}
    </DetailOutcome>
  );
}

function ReferencesForm({ item, references }: { item: DatasetDetails; references: readonly AccessionReference[] }) {
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
        initial={written(references)}
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
