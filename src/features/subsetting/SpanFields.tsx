import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { dateFormat } from '@/shared/ui/intl';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useLocale } from '@/shared/ui/text/use-locale';
import type { FieldsProps } from './fields-props';
import { ProblemText } from './ProblemText';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

function useMonthName(): (month: number) => string {
  const language = useLocale();
  return (month) => dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}

/** Which months of which years the climate is taken from. */
export function SpanFields({ inputs, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('subsetting');
  const id = useId();
  const monthName = useMonthName();
  const { firstMonth, lastMonth } = inputs;
  const months = MONTHS.map((month) => ({ value: String(month), label: monthName(month) }));
  return (
    <fieldset>
      <legend>{t('span.title')}</legend>
      <div className="row">
        {(['firstMonth', 'lastMonth'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={t(`span.${name}`)}
            value={String(inputs[name])}
            options={months}
            onChange={(month) => onChange({ [name]: Number(month) })}
          />
        ))}
      </div>
      {firstMonth > lastMonth && (
        <p className="hint">{t('span.turn', { first: monthName(firstMonth), last: monthName(lastMonth) })}</p>
      )}
      <div className="row">
        {(['firstYear', 'lastYear'] as const).map((name) => (
          <FilterInput
            key={name}
            label={t(`span.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={inputs[name]}
            aria-invalid={problems.years !== undefined}
            aria-describedby={problems.years && id}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ProblemText id={id} problem={problems.years} />
    </fieldset>
  );
}
