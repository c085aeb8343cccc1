import { useTranslation } from 'react-i18next';
import type { DateFilter } from '@/contract/filter';
import { ApplyForm } from './ApplyForm';
import { Entry } from './Entry';
import { fieldValue, withField } from './field-path';
import type { DateRangeFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { edgeOf, readTypedDate } from './mcpd-range';
import { useDraft } from './use-draft';

/** From and to as a year, a month or a day; a year means its first or last day. */
export function DateControl<F extends object>({ definition, filter, onChange }: FilterProps<F, DateRangeFilter<F>>) {
  const { t } = useTranslation('ui');
  const { field, format } = definition;
  const applied = fieldValue(filter, field) as DateFilter | undefined;
  const [draft, setDraft] = useDraft({ ge: applied?.ge ?? '', le: applied?.le ?? '' });
  const wrong = Object.values(draft).some((text) => text.trim() !== '' && !readTypedDate(text));
  const edge = (end: 'ge' | 'le') => {
    const date = readTypedDate(draft[end]);
    return date && edgeOf(date, end, format);
  };
  const reversed = !wrong && (edge('ge') ?? '0') > (edge('le') ?? '9999');
  const problem = wrong ? t('filters.problem.date') : reversed ? t('filters.problem.order') : undefined;
  return (
    <ApplyForm problem={problem} onApply={() => onChange(withField(filter, field, { ge: edge('ge'), le: edge('le') }))}>
      {(problemId) =>
        (['ge', 'le'] as const).map((end) => (
          <Entry
            key={end}
            label={t(end === 'ge' ? 'filters.from' : 'filters.to')}
            placeholder={t('filters.datePlaceholder')}
            inputMode="numeric"
            value={draft[end]}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
          />
        ))
      }
    </ApplyForm>
  );
}
