import { useTranslation } from 'react-i18next';
import { TERMS_MAX } from '@/contract/descriptor/descriptor-schema';
import { tabbed } from '@/shared/files/pasted-table';
import { saveBlob } from '@/shared/files/save-blob';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useFormat } from '@/shared/ui/format/use-format';
import { termRows, termTable, type TermValues } from './term-table';

interface Props {
  terms: readonly TermValues[];
  onTaken: (terms: TermValues[]) => void;
  onClose: () => void;
}

/** All terms at once, as a table: downloaded, changed elsewhere or in the box, and taken into the form. */
export default function TermTable({ terms, onTaken, onClose }: Props) {
  const { t } = useTranslation(['vocabulary', 'common']);
  const { number } = useFormat();
  const counted = (count: number) => t('terms', { count, shown: number(count) });
  const written = tabbed(termRows(terms));
  // Spreadsheets take a file without the mark for one in an older encoding.
  const download = () => saveBlob(new Blob(['\uFEFF', written], { type: 'text/tab-separated-values' }), 'terms.tsv');
  return (
    <DialogBox
      wide
      title={t('table.button')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      {terms.length > 0 && (
        <div>
          <Button variant="outlined" onClick={download}>
            {t('table.download')}
          </Button>
        </div>
      )}
      <PasteImport
        kind={termTable}
        how={t('table.how', { most: number(TERMS_MAX) })}
        label={t('table.rows')}
        savedText={written}
        found={({ length }) => counted(length)}
        button={() => t('table.use')}
        send={async (read) => {
          onTaken([...read]);
          onClose();
          return [];
        }}
      />
    </DialogBox>
  );
}
