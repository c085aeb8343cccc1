import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Facet, Term } from '@/contract/page';
import type { ChartTerm } from '@/shared/charts/chart';
import type { OverviewChart } from './overview-charts';
import { isChosen, toggled } from './toggled';

/** What a click changes: unknown where the server does not say which filter a code stands for. */
export interface Narrowing {
  filter: AccessionFilter | undefined;
  onChange: (filter: AccessionFilter) => void;
}

type Named = (term: Term) => Pick<ChartTerm, 'label' | 'short' | 'italic'>;

/** The terms of a facet as a chart draws them: named, marked where chosen, with what is other and what is missing. */
export function useChartTerms({ filter, onChange }: Narrowing) {
  const { t } = useTranslation('overview');
  return (chart: OverviewChart, facet: Facet, named: Named): ChartTerm[] => {
    const click = (term: string | undefined) =>
      filter && {
        chosen: isChosen(chart, filter, term),
        onToggle: () => onChange(toggled(chart, filter, term)),
      };
    const listed = facet.terms.map((term) => ({
      key: term.term,
      count: term.count,
      ...named(term),
      ...click(term.term),
    }));
    const other = { key: ':other', label: t('other'), count: facet.other, rest: true };
    const missing = { key: ':missing', label: t('missing'), count: facet.missing, rest: true, ...click(undefined) };
    return [...listed, ...(facet.other > 0 ? [other] : []), ...(facet.missing > 0 ? [missing] : [])];
  };
}
