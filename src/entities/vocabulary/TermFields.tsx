import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { VOCABULARY_ITEMS_MAX } from '@/contract/constants';
import type { RowsField } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { useFieldState } from '@/shared/form/use-field-state';
import { Alert } from '@/shared/mui/Alert';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { useFormat } from '@/shared/ui/format/use-format';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { TermValues } from './term-table';

const TermTable = lazyPart(() => import('./TermTable'));

const rows: RowsField = {
  kind: 'rows',
  name: 'terms',
  advised: VOCABULARY_ITEMS_MAX,
  most: VOCABULARY_ITEMS_MAX,
  fields: [
    { kind: 'text', name: 'code' },
    { kind: 'text', name: 'title' },
    { kind: 'text', name: 'description' },
  ],
};

/** The terms of a vocabulary: one by one as long as they are few, and all of them as a table. */
export function TermFields() {
  const { t } = useTranslation('vocabulary');
  const { number } = useFormat();
  const { dirty } = useFormikContext();
  const { value: terms, setValue, wrong } = useFieldState<TermValues[]>('terms');
  const [taken, setTaken] = useState<TermValues[]>();
  const count = terms.length;
  return (
    <section>
      {count > VOCABULARY_ITEMS_MAX ? (
        <>
          <h2>{t('fields.termCount')}</h2>
          <p>{t('terms', { count, shown: number(count) })}</p>
          <Alert severity="info">{t('table.closed', { most: number(VOCABULARY_ITEMS_MAX) })}</Alert>
          {wrong && <Alert severity="error">{wrong}</Alert>}
        </>
      ) : (
        <FormFields entity="vocabulary" fields={[rows]} />
      )}
      <p>
        <DialogButton label={t('table.button')}>
          {(close) => (
            <TermTable
              terms={terms}
              onTaken={(next) => {
                setValue(next);
                setTaken(next);
              }}
              onClose={close}
            />
          )}
        </DialogButton>
      </p>
      <div role="status">
        {dirty && taken === terms && (
          <Alert severity="success">{t('table.taken', { shown: number(count), count })}</Alert>
        )}
      </div>
    </section>
  );
}
