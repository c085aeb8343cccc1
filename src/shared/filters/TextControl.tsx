import { useTranslation } from 'react-i18next';
import type { StringFilter } from '@/contract/filter';
import { useText } from '@/shared/ui/use-text';
import { ApplyForm } from './ApplyForm';
import { Entry } from './Entry';
import { fieldValue, withField } from './field-path';
import type { TermsFilter, TextFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { useDraft } from './use-draft';

type Definition<F> = TextFilter<F> | TermsFilter<F>;

const codesOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** A piece of text that the value contains, or codes typed in place of being ticked. */
export function TextControl<F extends object>({
  definition,
  filter,
  onChange,
  namespace,
}: FilterProps<F, Definition<F>>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const { field, kind } = definition;
  const value = fieldValue(filter, field);
  const applied =
    kind === 'terms' ? ((value as string[] | undefined) ?? []) : ((value as StringFilter)?.contains ?? []);
  const [draft, setDraft] = useDraft(applied.join(', '));
  const next = () => {
    if (kind === 'terms') return codesOf(draft);
    return draft.trim() === '' ? undefined : { contains: [draft.trim()] };
  };
  return (
    <ApplyForm onApply={() => onChange(withField(filter, field, next()))}>
      {() => (
        <Entry
          type="search"
          label={kind === 'terms' ? t('filters.codes') : t('filters.contains')}
          aria-label={`${text(`${namespace}:fields.${field}`)}: ${kind === 'terms' ? t('filters.codes') : t('filters.contains')}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    </ApplyForm>
  );
}
