import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { Bars } from '@/shared/charts/Bars';
import type { ChartTerm } from '@/shared/charts/chart';
import { chartLines } from '@/shared/charts/chart-lines';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import { useFormat } from '@/shared/ui/format/use-format';
import { Figure } from '@/shared/ui/text/Figure';
import { named } from '../descriptor-name';
import { useValueName } from '../use-value-name';
import type { Criterion } from '../where';
import type { DistributionTerm } from './distribution-term';
import { distributionTerms } from './distribution-terms';
import { rounded } from './rounded';
import styles from './Distributions.module.css';

/** Mean, median, spread and ends of numbers; nothing where no numbers were observed. */
function SummaryFigures({ summary }: { summary: DescriptorSummary }) {
  const { t } = useTranslation('observations');
  const { mean, standardDeviation, min, max, quantiles } = summary;
  if (mean === undefined) return null;
  const figures = [
    [t('overview.mean'), mean],
    [t('overview.median'), quantiles?.median],
    [t('overview.sd'), standardDeviation],
    [t('overview.min'), min],
    [t('overview.max'), max],
  ] as const;
  return (
    <dl className={styles.list}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure value={value === undefined ? undefined : rounded(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bars of values that have no order of their own; more of them at wish. */
const FIRST_BARS = 10;

/** The key of a month, to be read. */
const MONTH = /^(\d{4})(\d\d)$/;

export interface Described {
  descriptor: Descriptor;
  summary: DescriptorSummary;
}

interface Props extends Described {
  /** What is done with the values of a bar; without it they are looked at. */
  onPick?: ((criterion: Criterion) => void) | undefined;
}

/** How the values of a descriptor are distributed: columns for numbers, scores and months, bars for codes and texts. */
function Distribution({ descriptor, summary, onPick }: Props) {
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
    ...(onPick && { onToggle: () => onPick(one.criterion) }),
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

/** The distributions of descriptors, side by side. */
export function Distributions({
  of,
  onPick,
}: {
  of: readonly Described[];
  onPick?: (uuid: string, criterion: Criterion) => void;
}) {
  return (
    <div className={styles.grid}>
      {of.map(({ descriptor, summary }) => (
        <Distribution
          key={descriptor.uuid}
          descriptor={descriptor}
          summary={summary}
          onPick={onPick && ((criterion) => onPick(descriptor.uuid, criterion))}
        />
      ))}
    </div>
  );
}
