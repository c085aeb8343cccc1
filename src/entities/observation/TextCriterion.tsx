import { useTranslation } from 'react-i18next';
import { ApplyForm } from '@/shared/filters/ApplyForm';
import { Entry } from '@/shared/filters/Entry';
import { useDraft } from '@/shared/filters/use-draft';
import type { CriterionProps } from './criterion-props';

/** A piece of text that the value contains. */
export function TextCriterion({ descriptor, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('ui');
  const { contains, ...others } = criterion;
  const [draft, setDraft] = useDraft(contains?.[0] ?? '');
  const apply = () => onChange(draft.trim() === '' ? others : { ...others, contains: [draft.trim()] });
  return (
    <ApplyForm onApply={apply}>
      {() => (
        <Entry
          type="search"
          label={t('filters.contains')}
          aria-label={`${descriptor.title}: ${t('filters.contains')}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    </ApplyForm>
  );
}
