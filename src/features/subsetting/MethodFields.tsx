import { useTranslation } from 'react-i18next';
import type { SubsetMethod } from '@/contract/subsetting';
import type { FieldsProps } from './fields-props';

/** The usual one first. */
const METHODS: readonly SubsetMethod[] = ['core', 'random', 'manual'];

/** How the accessions of the sets are chosen. */
export function MethodFields({ inputs, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  return (
    <fieldset>
      <legend>{t('method.title')}</legend>
      {METHODS.map((method) => (
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
