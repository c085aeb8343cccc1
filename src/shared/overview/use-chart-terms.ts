import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet, Term } from '@/contract/page';
import type { ChartTerm } from '@/shared/charts/chart';
import type { OverviewArgs, OverviewChart, OverviewDefinition } from './definition';
import { isChosen, toggled } from './term-criterion';

/** What every chart of an overview is drawn with. */
export interface Counted<F> {
  overview: OverviewDefinition<F>;
  /** The question that was answered. */
  asked: Omit<OverviewArgs<F>, 'limit'>;
  /** How many items there are. */
  whole: number;
  /** What a click changes: unknown where the server does not say which filter a code stands for. */
  filter: F | undefined;
  onChange: (filter: F) => void;
}

type Named = (term: Term) => Pick<ChartTerm, 'label' | 'short' | 'italic'>;

/** The terms of a facet as a chart draws them: named, marked where chosen, with what is other and what is missing. */
export function useChartTerms<F extends Logic<F>>({ filter, onChange }: Pick<Counted<F>, 'filter' | 'onChange'>) {
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
    // What is not listed is counted value by value: an item that has two of them is counted twice.
    const mentions = chart.several ?? false;
    const other = {
      key: ':other',
      label: t(mentions ? 'otherMentions' : 'other'),
      count: facet.other,
      rest: true,
      mentions,
    };
    const missing = { key: ':missing', label: t('missing'), count: facet.missing, rest: true, ...click(undefined) };
    return [...listed, ...(facet.other > 0 ? [other] : []), ...(facet.missing > 0 ? [missing] : [])];
  };
}
