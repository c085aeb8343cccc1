import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextEntry } from '@/shared/form/TextEntry';
import { TickEntry } from './TickEntry';
import { tomorrow, type TokenValues } from './token-values';

/** The last day of a token, or that it has none. */
export function LastDayEntry() {
  const { t } = useTranslation('api-tokens');
  const { never } = useFormikContext<TokenValues>().values;
  return (
    <div>
      <TextEntry
        name="expires"
        type="date"
        label={t('form.expires')}
        helperText={t('form.expiresHelp')}
        disabled={never}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: tomorrow(), max: '9999-12-31' } }}
      />
      <TickEntry name="never" label={t('form.never')} />
    </div>
  );
}
