import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import { fieldValue, withField } from './field-path';
import type { FlagFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { TermRow, TermRows } from './TermRow';

/** Yes or no, each with its count; ticking the chosen one again takes the criterion away. */
export function FlagControl<F extends object>(props: FilterProps<F, FlagFilter<F>>) {
  const { definition, filter, facets, onChange } = props;
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const chosen = fieldValue(filter, definition.field);
  const terms = facets[definition.facet ?? definition.field]?.terms;
  const countOf = (value: boolean) => terms && (terms.find(({ term }) => term === String(value))?.count ?? 0);
  const most = Math.max(1, ...[true, false].map((value) => countOf(value) ?? 0));
  const rows = [true, false].map((value) => {
    const count = countOf(value);
    return (
      <TermRow
        key={String(value)}
        name={t(value ? 'yes' : 'no')}
        count={count}
        countText={count === undefined ? '' : number(count)}
        most={most}
        checked={chosen === value}
        onToggle={() => onChange(withField(filter, definition.field, chosen === value ? undefined : value))}
      />
    );
  });
  return <TermRows>{rows}</TermRows>;
}
