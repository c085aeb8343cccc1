import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { toMcpdRow, WRITTEN_COLUMNS } from '@/mcpd/to-mcpd-row';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { firstColumns } from '../export/columns';
import { CopyAsProgram } from '../export/CopyAsProgram';
import { filterOfUuids } from '../actions/filter-of-uuids';
import { toPassport } from './to-passport';
import styles from './CopyAsDialog.module.css';

/** Pasted into a spreadsheet, each cell is one. */
const tabbed = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t');

const WRITERS = {
  number: ({ instituteCode, accessionNumber }: Accession) => tabbed([instituteCode, accessionNumber]),
  mcpd: (accession: Accession) => [WRITTEN_COLUMNS, toMcpdRow(toPassport(accession))].map(tabbed).join('\n'),
  json: (accession: Accession) => JSON.stringify(accession, undefined, 2),
};
type Form = keyof typeof WRITERS;
const FORMS = Object.keys(WRITERS) as Form[];

/** The record in the form that the next program reads. */
export default function CopyAsDialog({ accession, onClose }: { accession: Accession; onClose: () => void }) {
  const { t } = useTranslation(['export', 'ui']);
  const [form, setForm] = useState<Form>('number');
  const text = WRITERS[form](accession);
  return (
    <DialogBox
      title={t('copyAs.title', { number: accession.accessionNumber })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
      wide
    >
      <NativeSelect
        label={t('copyAs.form')}
        value={form}
        options={FORMS.map((value) => ({ value, label: t(`copyAs.${value}`) }))}
        onChange={(value) => setForm(FORMS.find((each) => each === value) ?? 'number')}
      />
      <pre className={styles.text} dir="ltr" tabIndex={0} role="region" aria-label={t(`copyAs.${form}`)}>
        {text}
      </pre>
      <div>
        <CopyButton key={form} text={text} label={t('copyAs.copy')} />
      </div>
      <CopyAsProgram
        filter={filterOfUuids([accession.uuid], accession.historic)}
        code={undefined}
        columns={firstColumns(undefined)}
      />
    </DialogBox>
  );
}
