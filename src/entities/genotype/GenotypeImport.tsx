import { useTranslation } from 'react-i18next';
import { useWrite } from '@/shared/api/changes';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useFormat } from '@/shared/ui/format/use-format';
import { genotypeTable } from './genotype-table';

/** Records by paste or from a file: every line is told about, before they are added and after. */
export default function GenotypeImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['genotype', 'common']);
  const { number } = useFormat();
  const write = useWrite();
  const of = (key: 'import.found' | 'import.add', { length: count }: { length: number }) =>
    t(key, { count, shown: number(count) });
  return (
    <DialogBox
      wide
      title={t('import.button')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <PasteImport
        kind={genotypeTable}
        how={t('import.how')}
        label={t('import.text')}
        found={(records) => of('import.found', records)}
        button={(records) => of('import.add', records)}
        send={async (records) => {
          const { outcomes } = await write('POST /genotype/import', { body: { genotypes: [...records] } });
          return outcomes.map(({ result, found }) =>
            t(`import.results.${found ? result : (`${result}Unfound` as const)}`),
          );
        }}
      />
    </DialogBox>
  );
}
