import { useTranslation } from 'react-i18next';
import { fieldValue, withField } from '@/shared/filters/criteria/field-path';
import { SearchBox } from '@/shared/search/SearchBox';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { default as ListSuggestionsPart, Searched } from '../ListSuggestions';

// Needed once somebody types.
const ListSuggestions = lazyPart<typeof ListSuggestionsPart>(() => import('../ListSuggestions'));

/** Full text within the result; applied by Enter or by leaving the field. */
export function ListSearch<T extends object, F extends object>(of: Searched<T, F>) {
  const { t } = useTranslation('ui');
  const { filter, change } = of.list;
  const applied = (filter && (fieldValue(filter, '_text') as string | undefined)) ?? '';
  const apply = (typed: string) => {
    if (filter && typed.trim() !== applied.trim()) change(withField(filter, '_text', typed.trim()));
  };
  return (
    <SearchBox
      label={t('filters.search')}
      placeholder={t('filters.search')}
      applied={applied}
      disabled={!filter}
      onAsk={apply}
      onLeave={apply}
      Suggestions={ListSuggestions<T, F>}
      of={of}
    />
  );
}
