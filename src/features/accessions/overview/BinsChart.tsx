import { useTranslation } from 'react-i18next';
import type { Facet } from '@/contract/page';
import { ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import { inOrder } from './bins';
import type { OverviewChart } from './overview-charts';
import { useChartTerms, type Narrowing } from './use-chart-terms';
import { useRecorded } from './use-recorded';

interface Props extends Narrowing {
  chart: OverviewChart;
  kind: 'decade' | 'points';
  facet: Facet;
  whole: number;
}

const HIGHEST = 10;

/** Decades in the order of time, or scores from 0 to 10, as columns. */
export function BinsChart({ chart, kind, facet, whole, ...narrowing }: Props) {
  const { t } = useTranslation('overview');
  const recorded = useRecorded();
  const termsOf = useChartTerms(narrowing);
  const titles = {
    'coll.decade': t('collected'),
    'acquisition.decade': t('acquired'),
    pdci: t('pdci'),
  };
  const labelOf = (term: string) => {
    if (kind === 'decade') return t('decade', { year: term });
    return Number(term) === HIGHEST ? term : t('points', { from: term, to: Number(term) + 1 });
  };
  const data = {
    title: titles[chart.facet as keyof typeof titles],
    terms: termsOf(chart, { ...facet, terms: inOrder(kind, facet.terms) }, ({ term }) => ({
      label: labelOf(term),
      short: term,
    })),
    whole,
  };
  return (
    <ChartCard
      title={data.title}
      lines={() => chartLines(data, { count: t('accessions'), percent: t('percent') })}
      table={<ChartTable {...data} />}
      note={recorded(facet, whole)}
    >
      <Columns {...data} />
    </ChartCard>
  );
}
