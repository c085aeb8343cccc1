import { useTranslation } from 'react-i18next';
import { SUBSET_METHODS } from '@/contract/subsetting';
import type { FieldsProps } from './fields-props';

/** How the accessions of the sets are chosen. */
export function MethodFields({ inputs, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  return (
    <fieldset>
      <legend>{t('method.title')}</legend>
      {SUBSET_METHODS.toReversed().map((method) => (
        <label key={method} className="option">
          <input type="radio" name="method" checked={inputs.method === method} onChange={() => onChange({ method })} />
          <span>
            {t(`method.${method}.name`)}
            <small>{t(`method.${method}.text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
