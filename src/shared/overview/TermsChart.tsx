import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet } from '@/contract/page';
import { Bars } from '@/shared/charts/Bars';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import type { OverviewChart } from './definition';
import { useChartTerms, type Counted } from './use-chart-terms';
import { useChartTitle } from './use-chart-title';
import { useMoreTerms } from './use-more-terms';
import { useRecorded } from './use-recorded';

interface Props<F> extends Counted<F> {
  chart: OverviewChart;
  facet: Facet;
}

const asItself = () => (term: string) => term;

/** The commonest terms of a facet as bars, and more of them at wish. */
export function TermsChart<F extends Logic<F>>({
  chart,
  facet: first,
  overview,
  asked,
  whole,
  ...narrowing
}: Props<F>) {
  const { t } = useTranslation('overview');
  const { titleOf, items } = useChartTitle(overview.entity);
  const recorded = useRecorded();
  const { useName = asItself, italic } = chart;
  const { facet, more, fewer, busy, failed, retry } = useMoreTerms(chart.facet, first, { overview, asked });
  const nameOf = useName(facet.terms.map(({ term }) => term));
  const termsOf = useChartTerms(narrowing);
  const data = {
    of: overview.entity,
    title: titleOf(chart),
    terms: termsOf(chart, facet, ({ term }) => ({ label: nameOf(term), ...(italic && { italic }) })),
    whole,
  };
  const notes = [recorded(facet, whole), chart.several && t('several'), failed && t('moreFailed')];
  const act = failed ? retry : more;
  return (
    <ChartCard
      title={data.title}
      lines={() => chartLines(data, { count: items, percent: t('percent') })}
      table={<ChartTable {...data} />}
      note={notes.filter(Boolean).join(' ')}
      more={
        <>
          {act && (
            <CardButton type="button" aria-disabled={busy} onClick={busy ? undefined : act}>
              {t('more')}
            </CardButton>
          )}
          {fewer && (
            <CardButton type="button" onClick={fewer}>
              {t('fewer')}
            </CardButton>
          )}
        </>
      }
    >
      <Bars {...data} />
    </ChartCard>
  );
}
