import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckKind } from '@/mcpd/check/check-kinds';
import type { FillableColumn } from '@/mcpd/check/filled-column';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import type { Check } from './use-check';
import { useProblemText } from './use-kind-text';
import styles from './FillColumn.module.css';

const LONGEST = 100;

interface Props {
  column: FillableColumn;
  fill: Check['fill'];
  disabled: boolean;
}

/** Adds a missing column, with one value in all rows. */
export function FillColumn({ column, fill, disabled }: Props) {
  const { t } = useTranslation('check');
  const problemText = useProblemText();
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<CheckKind>();
  const [isFilling, setIsFilling] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsFilling(true);
    const found = await fill(column, value);
    setIsFilling(false);
    setFault(found);
    // The form disappears once its column is there.
    if (!found) document.getElementById('checked')?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        size="small"
        label={t('fill.label', { column })}
        value={value}
        error={fault !== undefined}
        helperText={fault ? problemText(fault) : t(`fill.${column}`)}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: LONGEST, autoComplete: 'off' } }}
        onChange={({ target }) => {
          setValue(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="outlined" disabled={isFilling || disabled}>
        {t('fill.action')}
      </Button>
    </form>
  );
}
