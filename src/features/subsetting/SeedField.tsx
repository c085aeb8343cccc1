import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Entry } from '@/shared/filters/Entry';
import type { FieldsProps } from './fields-props';
import { ProblemText } from './ProblemText';

/** What chance begins with: the same number gives the same result again. */
export function SeedField({ inputs, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  return (
    <fieldset>
      <legend>{t('seed.title')}</legend>
      <p className="hint">{t('seed.hint')}</p>
      <div className="row">
        <Entry
          label={t('seed.label')}
          inputMode="numeric"
          autoComplete="off"
          value={inputs.seed}
          aria-invalid={problems.seed !== undefined}
          aria-describedby={problems.seed && id}
          onChange={(event) => onChange({ seed: event.target.value })}
        />
      </div>
      <ProblemText id={id} problem={problems.seed} />
    </fieldset>
  );
}
