import { useId, useState } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@/contract/schema';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import type { IngestPlan } from './ingest-plan';
import styles from './SameForAll.module.css';

const PARTS = ['method', 'year'] as const;
const LONGEST = { method: LIMITS.name, year: 20 } as const;

/** One method and one year for every column of observations; what is left empty stays as it is in each. */
export function SameForAll() {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const { values, setFieldValue } = useFormikContext<IngestPlan>();
  const [typed, setTyped] = useState({ method: '', year: '' });
  const [done, setDone] = useState(0);
  const id = useId();
  const observed = values.columns.filter(({ role }) => role === 'descriptor').length;
  if (observed < 2) return null;
  const said = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  const apply = () => {
    const columns = values.columns.map((column) => (column.role === 'descriptor' ? { ...column, ...said } : column));
    void setFieldValue('columns', columns);
    setDone(observed);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.same}>
      <span id={id}>{t('same.title')}</span>
      {PARTS.map((part) => (
        <TextField
          key={part}
          size="small"
          label={t(`same.${part}`)}
          value={typed[part]}
          onChange={({ target }) => {
            setTyped({ ...typed, [part]: target.value });
            setDone(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form would be sent.
            event.preventDefault();
            if (Object.keys(said).length > 0) apply();
          }}
          slotProps={{ htmlInput: { maxLength: LONGEST[part] } }}
        />
      ))}
      <Button variant="outlined" size="small" disabled={Object.keys(said).length === 0} onClick={apply}>
        {t('same.apply')}
      </Button>
      <span role="status">{done > 0 && t('same.done', { count: done, shown: number(done) })}</span>
    </div>
  );
}
