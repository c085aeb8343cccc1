import { useTranslation } from 'react-i18next';
import type { Facet } from '@/contract/page';
import { Bars } from '@/shared/charts/Bars';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import { useText } from '@/shared/ui/use-text';
import { filterOf, type OverviewChart } from './overview-charts';
import { useChartTerms, type Narrowing } from './use-chart-terms';
import { useMoreTerms } from './use-more-terms';
import { useRecorded } from './use-recorded';

interface Props extends Narrowing {
  chart: OverviewChart;
  facet: Facet;
  whole: number;
  code: string | undefined;
}

const asItself = () => (term: string) => term;

/** The commonest terms of a facet as bars, and more of them at wish. */
export function TermsChart({ chart, facet: first, whole, code, ...narrowing }: Props) {
  const { t } = useTranslation('overview');
  const text = useText('accession');
  const recorded = useRecorded();
  const { useName = asItself, italic } = filterOf(chart) ?? {};
  const { facet, more, fewer, busy, failed, retry } = useMoreTerms(chart.facet, first, code);
  const nameOf = useName(facet.terms.map(({ term }) => term));
  const termsOf = useChartTerms(narrowing);
  const data = {
    title: text(`accession:fields.${chart.field}`),
    terms: termsOf(chart, facet, ({ term }) => ({ label: nameOf(term), ...(italic && { italic }) })),
    whole,
  };
  const notes = [recorded(facet, whole), chart.several && t('several'), failed && t('moreFailed')];
  const act = failed ? retry : more;
  return (
    <ChartCard
      title={data.title}
      lines={() => chartLines(data, { count: t('accessions'), percent: t('percent') })}
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
