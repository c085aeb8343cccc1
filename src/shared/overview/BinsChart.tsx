import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet } from '@/contract/page';
import { ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import { inOrder, type BinKind } from './bins';
import type { OverviewChart } from './definition';
import { useChartTerms, type Counted } from './use-chart-terms';
import { useChartTitle } from './use-chart-title';
import { useRecorded } from './use-recorded';

interface Props<F> extends Counted<F> {
  chart: OverviewChart;
  kind: BinKind;
  facet: Facet;
}

const HIGHEST = 10;

/** Decades or years in the order of time, or scores from 0 to 10, as columns. */
export function BinsChart<F extends Logic<F>>({ chart, kind, facet, overview, whole, ...narrowing }: Props<F>) {
  const { t } = useTranslation('overview');
  const { titleOf, items } = useChartTitle(overview.entity);
  const recorded = useRecorded();
  const termsOf = useChartTerms(narrowing);
  const labelOf = (term: string) => {
    if (kind === 'decade') return t('decade', { year: term });
    if (kind === 'year' || Number(term) === HIGHEST) return term;
    return t('points', { from: term, to: Number(term) + 1 });
  };
  const data = {
    of: overview.entity,
    title: titleOf(chart),
    terms: termsOf(chart, { ...facet, terms: inOrder(kind, facet.terms) }, ({ term }) => ({
      label: labelOf(term),
      short: term,
    })),
    whole,
  };
  return (
    <ChartCard
      title={data.title}
      lines={() => chartLines(data, { count: items, percent: t('percent') })}
      table={<ChartTable {...data} />}
      note={recorded(facet, whole)}
    >
      <Columns {...data} />
    </ChartCard>
  );
}
