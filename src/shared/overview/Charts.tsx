import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet, Facets } from '@/contract/page';
import { asItself } from '@/shared/filters/criteria/filter-definition';
import { Bars } from '@/shared/charts/Bars';
import { chartLines } from '@/shared/charts/chart-lines';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import { useFormat } from '@/shared/ui/format/use-format';
import { inOrder, type BinKind } from './bins';
import type { OverviewChart } from './definition';
import { FlagsChart } from './FlagsChart';
import { useChartTerms, type Counted } from './use-chart-terms';
import { useChartTitle } from './use-chart-title';
import { useMoreTerms } from './use-more-terms';
import styles from './Charts.module.css';

/** How many items have a value at all, in words. */
function useRecorded(): (facet: Facet, whole: number) => string {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  return ({ total }, whole) =>
    total === whole ? t('recordedAll') : t('recorded', { total: number(total), whole: number(whole) });
}

interface TermsChartProps<F> extends Counted<F> {
  chart: OverviewChart;
  facet: Facet;
}

/** The commonest terms of a facet as bars, and more of them at wish. */
function TermsChart<F extends Logic<F>>({
  chart,
  facet: first,
  overview,
  asked,
  whole,
  ...narrowing
}: TermsChartProps<F>) {
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

interface BinsChartProps<F> extends Counted<F> {
  chart: OverviewChart;
  kind: BinKind;
  facet: Facet;
}

const HIGHEST = 10;

/** Decades or years in the order of time, or scores from 0 to 10, as columns. */
function BinsChart<F extends Logic<F>>({ chart, kind, facet, overview, whole, ...narrowing }: BinsChartProps<F>) {
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

/** Cards side by side, as many as have room; on paper two, none of them torn apart. */
export function ChartGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.chartGrid, className)} />;
}

interface Props<F> extends Counted<F> {
  facets: Facets;
  busy: boolean;
}

/** All charts of a result. A facet that the server does not count has none. */
export function Charts<F extends Logic<F>>({ facets, busy, ...counted }: Props<F>) {
  const { charts, flags = [] } = counted.overview;
  return (
    <ChartGrid aria-busy={busy}>
      {charts.map((chart) => {
        const { kind, facet: key } = chart;
        const facet = facets[key];
        if (!facet) return null;
        const shown = { chart, facet, ...counted };
        if (kind === 'terms' || kind === 'flag') return <TermsChart key={key} {...shown} />;
        return <BinsChart key={key} kind={kind} {...shown} />;
      })}
      {flags.length > 0 && <FlagsChart flags={flags} facets={facets} {...counted} />}
    </ChartGrid>
  );
}
