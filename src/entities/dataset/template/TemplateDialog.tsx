import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { texts, uuid } from '@/contract/schema';
import { descriptorSource } from '@/entities/names/relations/relation-sources';
import { sendPastStore } from '@/shared/api/send-past-store';
import { saveBlob } from '@/shared/files/save-blob';
import { EditForm } from '@/shared/form/EditForm';
import { FormFields } from '@/shared/form/fields/FormFields';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { workbookBytes, XLSX } from '@/tables/xlsx/xlsx-writer';
import { templateSheets } from './template-sheets';

/** Columns of a table that people fill in by hand. */
const MOST = 200;
const schema = object({ descriptorUuids: texts(MOST, uuid(), 1).required() });
const FIELDS: readonly FieldDefinition[] = [
  { kind: 'relation', name: 'descriptorUuids', source: descriptorSource, many: true, required: true },
];

interface Props {
  dataset: Pick<DatasetDetails, 'descriptorUuids'>;
  onClose: () => void;
}

/** Makes an empty table of observations for descriptors of one's choice; first offered are those of the dataset. */
export default function TemplateDialog({ dataset, onClose }: Props) {
  const { t } = useTranslation(['dataset', 'export', 'common']);
  const send = async (descriptorUuids: readonly string[]) => {
    const answer = await sendPastStore(
      'POST /descriptor/list/details',
      { body: [...descriptorUuids] },
      { silent: true },
    );
    // The call answers uuids with what they name, a filter with a page.
    const found = new Map((answer as Descriptor[]).map((each) => [each.uuid, each]));
    const sheets = templateSheets(
      descriptorUuids.flatMap((each) => found.get(each) ?? []),
      {
        observations: t('template.observations'),
        meanings: t('template.meanings'),
        accession: t('export:mcpd.ACCENUMB'),
        institute: t('export:mcpd.INSTCODE'),
      },
    );
    saveBlob(new Blob([workbookBytes(sheets)], { type: XLSX }), 'observations.xlsx');
    onClose();
  };
  return (
    <DialogBox title={t('template.title')} onClose={onClose} actions={null}>
      <EditForm<{ descriptorUuids: string[] }>
        initial={{ descriptorUuids: dataset.descriptorUuids.slice(0, MOST) }}
        schema={schema}
        send={({ descriptorUuids }) => send(descriptorUuids)}
      >
        <p>{t('template.how')}</p>
        <FormFields entity="dataset" fields={FIELDS} />
        <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <SubmitButton>{t('template.download')}</SubmitButton>
        </Stack>
      </EditForm>
    </DialogBox>
  );
}
