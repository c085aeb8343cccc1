import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/shared/form/TextInput';
import { CheckboxInput } from '@/shared/form/fields/CheckboxInput';
import { tomorrow, type TokenValues } from './token-values';

/** The last day of a token, or that it has none. */
export function LastDayInput() {
  const { t } = useTranslation('api-tokens');
  const { never } = useFormikContext<TokenValues>().values;
  return (
    <div>
      <TextInput
        name="expires"
        type="date"
        label={t('form.expires')}
        helperText={t('form.expiresHelp')}
        disabled={never}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: tomorrow(), max: '9999-12-31' } }}
      />
      <CheckboxInput name="never" label={t('form.never')} />
    </div>
  );
}
