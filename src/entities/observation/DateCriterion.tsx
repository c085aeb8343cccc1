import { useTranslation } from 'react-i18next';
import { ApplyForm } from '@/shared/filters/ApplyForm';
import { Entry } from '@/shared/filters/Entry';
import { edgeOf, readTypedDate } from '@/shared/filters/mcpd-range';
import { useDraft } from '@/shared/filters/use-draft';
import type { CriterionProps } from './criterion-props';

/** From and to as a year, a month or a day; a year means its first or last day. */
export function DateCriterion({ descriptor, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useDraft({ ge: criterion.ge ?? '', le: criterion.le ?? '' });
  const wrong = Object.values(draft).some((text) => text.trim() !== '' && !readTypedDate(text));
  const edge = (end: 'ge' | 'le') => {
    const date = readTypedDate(draft[end]);
    return date && edgeOf(date, end, 'mcpd');
  };
  const [ge, le] = [edge('ge'), edge('le')];
  const reversed = ge !== undefined && le !== undefined && ge > le;
  const problem = wrong ? t('filters.problem.date') : reversed ? t('filters.problem.order') : undefined;
  return (
    <ApplyForm problem={problem} onApply={() => onChange({ ...(ge && { ge }), ...(le && { le }) })}>
      {(problemId) =>
        (['ge', 'le'] as const).map((end) => (
          <Entry
            key={end}
            label={t(end === 'ge' ? 'filters.from' : 'filters.to')}
            aria-label={`${descriptor.title}: ${t(end === 'ge' ? 'filters.from' : 'filters.to')}`}
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
