import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary, ObservedValue } from '@/contract/dataset/observation';
import { isNumeric } from '@/entities/observation/observation-filter';
import { useValueName } from '@/entities/observation/use-value-name';
import { useShare } from '@/shared/charts/use-share';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { distributionTerms } from '@/entities/observation/distribution/distribution-terms';
import type { DistributionTerm } from '@/entities/observation/distribution/distribution-term';
import { rounded } from '@/entities/observation/distribution/rounded';
import type { Place } from './place-of';
import styles from './PlaceInDataset.module.css';

const HEIGHT = 36;

const holds = ({ step, term }: DistributionTerm, value: ObservedValue): boolean =>
  step
    ? typeof value === 'number' && value >= step.from && (value < step.to || (step.last && value <= step.to))
    : term === String(value);

interface Props {
  descriptor: Descriptor;
  summary: DescriptorSummary;
  /** Those of this accession. */
  values: readonly ObservedValue[];
}

/** The values of the whole dataset as small columns, those with values of this accession marked; the words beside it say it. */
export function SmallDistribution({ descriptor, summary, values }: Props) {
  const terms = distributionTerms(descriptor, summary);
  const most = Math.max(1, ...terms.map(({ count }) => count));
  // Texts and days have no columns of their own, and what is always the same has no distribution.
  if (descriptor.dataType === 'TEXT' || descriptor.dataType === 'DATE' || terms.length < 2) return null;
  return (
    // Numbers run from left to right in every language.
    <div className={styles.picture} dir="ltr" aria-hidden="true">
      {terms.map((term) => (
        <span
          key={term.key}
          className={values.some((value) => holds(term, value)) ? styles.own : undefined}
          style={{ height: term.count && Math.max(2, (HEIGHT * term.count) / most) }}
        />
      ))}
    </div>
  );
}

/** How often each code is observed, or from when to when, or where numbers lie; nothing of texts. */
function useRange({ descriptor, summary, values }: Props): string[] {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const nameOf = useValueName();
  const share = useShare();
  const isolated = useIsolated();
  const { min, max, mean, terms = [], other = 0, valueCount } = summary;
  const { dataType, uom } = descriptor;
  const withUnit = (value: number) => isolated([number(rounded(value)), uom].filter(Boolean).join(' '));
  if (isNumeric(descriptor)) {
    if (min === undefined || max === undefined || mean === undefined) return [];
    return [t('place.range', { min: withUnit(min), max: withUnit(max), mean: withUnit(mean) })];
  }
  if (dataType === 'TEXT') return [];
  if (dataType === 'DATE') {
    const days = terms.map(({ term }) => term).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    // Of dates some of which are not named, the ends are not known.
    if (first === undefined || last === undefined || other > 0) return [];
    return [t('place.days', { first: nameOf(descriptor, first), last: nameOf(descriptor, last) })];
  }
  return [...new Set(values)].flatMap((value) => {
    const count = terms.find(({ term }) => term === String(value))?.count;
    if (count === undefined) return [];
    const figures = { shown: number(count), whole: number(valueCount), share: share(count, valueCount) };
    return [t('place.share', { value: isolated(nameOf(descriptor, value)), ...figures })];
  });
}

/** Where the values of an accession lie among those of its dataset, in words. */
export function PlaceInDataset({ place, ...props }: Props & { place: Place | undefined }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const range = useRange(props);
  const rank = place && [
    t('place.rank', { rank: number(place.rank), of: number(place.of) }),
    place.tied > 0 && t('place.tied', { count: place.tied, shown: number(place.tied) }),
  ];
  return (
    <>
      {range.map((line) => (
        <div key={line} dir="auto">
          {line}
        </div>
      ))}
      {rank && <div dir="auto">{rank.filter(Boolean).join(' · ')}</div>}
    </>
  );
}
