import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import type { Facet, Facets } from '@/contract/page';
import { ChartCard } from '@/shared/charts/ChartCard';
import { percentOf } from '@/shared/charts/chart-lines';
import { fieldValue, isCriterion } from '@/shared/filters/field-path';
import type { OverviewChart } from './definition';
import { FlagBar } from './FlagBar';
import { FlagsTable } from './FlagsTable';
import { useChartTerms, type Counted } from './use-chart-terms';
import { useChartTitle } from './use-chart-title';

const Wide = styled(ChartCard)(({ theme }) => ({
  gridColumn: '1 / -1',
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1.5, 3),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    margin: 0,
    padding: theme.spacing(0.5, 0.75),
    listStyle: 'none',
  },
}));

interface Props<F> extends Counted<F> {
  flags: readonly OverviewChart[];
  facets: Facets;
}

const ANSWERS = ['true', 'false'];

/** Yes before no, and only these. */
const answers = (facet: Facet): Facet => ({
  ...facet,
  terms: ANSWERS.flatMap((answer) => facet.terms.filter(({ term }) => term === answer)),
});

const tells = ({ quiet, field }: OverviewChart, { terms, missing }: Facet, filter: object = {}): boolean =>
  !quiet || isCriterion(fieldValue(filter, field)) || missing > 0 || terms.some(({ term }) => term === 'true');

/** Every question of yes and no, with its answers and how many items say nothing. */
export function FlagsChart<F extends Logic<F>>({ flags, facets, overview, whole, filter, onChange }: Props<F>) {
  const { t } = useTranslation(['overview', 'ui']);
  const { titleOf, items } = useChartTitle(overview.entity);
  const termsOf = useChartTerms({ filter, onChange });
  const shown = flags.flatMap((chart) => {
    const facet = facets[chart.facet];
    if (!facet || !tells(chart, facet, filter)) return [];
    const terms = termsOf(chart, answers(facet), ({ term }) => ({ label: t(term === 'true' ? 'ui:yes' : 'ui:no') }));
    return [{ key: chart.field, of: overview.entity, title: titleOf(chart), terms, whole }];
  });
  const lines = () => [
    [t('question'), t('answer'), items, t('percent')],
    ...shown.flatMap(({ title, terms }) =>
      terms.map(({ label, count }) => [title, label, count, percentOf(count, whole)]),
    ),
  ];
  return (
    <Wide title={t('flags')} lines={lines} table={<FlagsTable flags={shown} />}>
      <ul>
        {shown.map(({ key, ...flag }) => (
          <FlagBar key={key} {...flag} />
        ))}
      </ul>
    </Wide>
  );
}
