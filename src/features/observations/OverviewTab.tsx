import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { datasetHref } from '@/entities/dataset/page/tabs';
import { named } from '@/entities/observation/descriptor-name';
import { useValueName } from '@/entities/observation/use-value-name';
import { WHERE } from '@/entities/observation/use-where';
import type { Criterion } from '@/entities/observation/where';
import { writeWhere } from '@/entities/observation/where-codec';
import { useTranslated } from '@/entities/publication/values/translated';
import { Bars } from '@/shared/charts/Bars';
import type { ChartTerm } from '@/shared/charts/chart';
import { chartLines } from '@/shared/charts/chart-lines';
import { CardButton, ChartCard } from '@/shared/charts/ChartCard';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Columns } from '@/shared/charts/Columns';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Figure } from '@/shared/ui/text/Figure';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { distributionTerms } from './distribution-terms';
import type { DistributionTerm } from './distribution-term';
import { rounded } from './rounded';
import { useDatasetObservations } from './use-dataset-observations';
import styles from './OverviewTab.module.css';

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

interface Props {
  descriptor: Descriptor;
  summary: DescriptorSummary;
  onPick: (criterion: Criterion) => void;
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

/** The distribution of every descriptor of a dataset. */
export default function OverviewTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const navigate = useNavigate();
  const { descriptors: found, summaries, failure, retry } = useDatasetObservations(dataset);
  const descriptors = useTranslated(found);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!descriptors) return <Skeleton variant="rounded" height={420} />;
  const drawn = descriptors.flatMap((descriptor) => {
    const summary = summaries.get(descriptor.uuid);
    return summary && summary.valueCount > 0 ? [{ descriptor, summary }] : [];
  });
  if (drawn.length === 0) return <Outcome title={t('data.empty')} text={t('data.emptyText')} />;
  const find = (uuid: string, criterion: Criterion) => {
    const search = new URLSearchParams({ [WHERE]: writeWhere({ [uuid]: criterion }) });
    void navigate(`${datasetHref(dataset.uuid, 'observations')}?${search}`);
  };
  return (
    <>
      <p>{t('overview.intro')}</p>
      <div className={styles.grid}>
        {drawn.map(({ descriptor, summary }) => (
          <Distribution
            key={descriptor.uuid}
            descriptor={descriptor}
            summary={summary}
            onPick={(criterion) => find(descriptor.uuid, criterion)}
          />
        ))}
      </div>
    </>
  );
}
