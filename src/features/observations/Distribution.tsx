import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import { named } from '@/entities/observation/descriptor-name';
import type { Criterion } from '@/entities/observation/where';
import { useValueName } from '@/entities/observation/use-value-name';
import { Bars } from '@/shared/charts/Bars';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import type { ChartTerm } from '@/shared/charts/chart';
import { useFormat } from '@/shared/ui/use-format';
import { distributionTerms, type DistributionTerm } from './distribution-terms';
import { SummaryFigures } from './SummaryFigures';

/** Bars of values that have no order of their own; more of them at wish. */
const FIRST_BARS = 10;

/** The key of a month, to be read. */
const MONTH = /^(\d{4})(\d\d)$/;

interface Props {
  descriptor: Descriptor;
  summary: DescriptorSummary;
  onPick: (criterion: Criterion) => void;
}

/** How the values of a descriptor are distributed: columns for numbers, scores and months, bars for codes and texts. */
export function Distribution({ descriptor, summary, onPick }: Props) {
  const { t } = useTranslation(['observations', 'overview']);
  const { number } = useFormat();
  const nameOf = useValueName();
  const [all, setAll] = useState(false);
  const { uom, dataType } = descriptor;
  const { count, missing, valueCount, other = 0 } = summary;
  const labelOf = ({ step, term = '' }: DistributionTerm) => {
    if (!step) return nameOf(descriptor, term);
    const edges = { from: number(step.from), to: number(step.to) };
    return `${t(step.last ? 'overview.within' : 'overview.below', edges)}${uom ? ` ${uom}` : ''}`;
  };
  const listed = distributionTerms(descriptor, summary).map((one): ChartTerm => ({
    key: one.key,
    label: labelOf(one),
    short: one.step ? number(one.step.from) : one.key.replace(MONTH, '$1-$2'),
    count: one.count,
    onToggle: () => onPick(one.criterion),
  }));
  const rest = other > 0 ? [{ key: ':other', label: t('overview:other'), count: other, rest: true }] : [];
  const data = {
    of: 'observations',
    title: named(descriptor),
    terms: [...listed, ...rest],
    whole: valueCount,
  };
  const recorded = t('overview.recorded', { count, shown: number(count), whole: number(count + missing) });
  const values =
    valueCount === count ? '' : ` ${t('overview.values', { count: valueCount, shown: number(valueCount) })}`;
  const shown = { ...data, terms: all ? data.terms : data.terms.slice(0, FIRST_BARS) };
  const periods = dataType === 'DATE' && listed.length > 0 && listed.every(({ key }) => /^\d{4}(\d\d)?$/.test(key));
  const ordered = dataType === 'NUMERIC' || dataType === 'SCALE' || periods;
  return (
    <ChartCard
      title={data.title}
      lines={() => chartLines(data, { count: t('title'), percent: t('overview:percent') })}
      table={<ChartTable {...data} />}
      note={recorded + values}
      more={
        !ordered &&
        data.terms.length > FIRST_BARS && (
          <CardButton type="button" onClick={() => setAll(!all)}>
            {t(all ? 'overview:fewer' : 'overview:more')}
          </CardButton>
        )
      }
    >
      {ordered ? <Columns {...data} /> : <Bars {...shown} />}
      <SummaryFigures summary={summary} />
    </ChartCard>
  );
}
