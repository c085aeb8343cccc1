import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import { fieldValue, withField } from './field-path';
import type { TermsFilter } from './filter-definition';
import type { FilterProps } from './filter-props';
import { TermRow, TermRows } from './TermRow';

const AllTerms = lazy(() => import('./AllTerms'));

const SHOWN = 5;
const asItself: NonNullable<TermsFilter<object>['useName']> = () => (term) => term;

/** The commonest values with their counts, the chosen ones always among them, and a way to all of them. */
export function TermsControl<F extends object>(props: FilterProps<F, TermsFilter<F>>) {
  const { definition, filter, facets, onChange, useAllTerms } = props;
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const { useName = asItself, field, numeric, italic } = definition;
  const key = definition.facet ?? field;
  const facet = facets[key];
  const chosen = (fieldValue(filter, field) as (string | number)[] | undefined)?.map(String) ?? [];

  const toggle = (term: string) => {
    const next = chosen.includes(term) ? chosen.filter((other) => other !== term) : [...chosen, term];
    onChange(withField(filter, field, numeric ? next.map(Number) : next));
  };

  const common = facet?.terms.slice(0, SHOWN) ?? [];
  const counted = new Map(facet?.terms.map(({ term, count }) => [term, count]));
  const apart = chosen.filter((term) => !common.some((one) => one.term === term));
  const shown = [...common, ...apart.map((term) => ({ term, count: counted.get(term) }))];
  const nameOf = useName(shown.map(({ term }) => term));
  const most = Math.max(1, ...shown.map(({ count = 0 }) => count));
  const more = (facet?.terms.length ?? 0) > SHOWN || (facet?.other ?? 0) > 0;
  const row = { italic, number, useName, chosen, toggle };

  return (
    <>
      <TermRows>
        {shown.map(({ term, count }) => (
          <TermRow
            key={term}
            name={nameOf(term)}
            italic={italic}
            count={count}
            countText={count === undefined ? '' : number(count)}
            most={most}
            checked={chosen.includes(term)}
            onToggle={() => toggle(term)}
          />
        ))}
      </TermRows>
      {facet && shown.length === 0 && <small>{t('filters.noValues')}</small>}
      {more && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setAll(true)} sx={{ paddingInline: 0 }}>
          {t('filters.showAll')}
        </Button>
      )}
      {all && (
        <Suspense fallback={null}>
          <AllTerms facet={key} useAllTerms={useAllTerms} row={row} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </>
  );
}
