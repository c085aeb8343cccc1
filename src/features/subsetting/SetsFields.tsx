import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Entry } from '@/shared/filters/Entry';
import type { FieldsProps } from './fields-props';
import { ProblemText } from './ProblemText';

/** How many sets: one number, or a range within which the number that suits best is taken. */
export function SetsFields({ inputs, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  const names = inputs.advanced ? (['from', 'to'] as const) : (['sets'] as const);
  return (
    <fieldset>
      <legend>{t('sets.title')}</legend>
      <p className="hint">{t(inputs.advanced ? 'sets.rangeHint' : 'sets.hint')}</p>
      <div className="row">
        {names.map((name) => (
          <Entry
            key={name}
            label={t(`sets.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={inputs[name]}
            aria-invalid={problems.sets !== undefined}
            aria-describedby={problems.sets && id}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ProblemText id={id} problem={problems.sets} />
    </fieldset>
  );
}
