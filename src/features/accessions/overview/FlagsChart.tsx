import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Facet, Facets } from '@/contract/page';
import { ChartCard } from '@/shared/charts/ChartCard';
import { percentOf } from '@/shared/charts/chart-lines';
import { useText } from '@/shared/ui/use-text';
import { OVERVIEW_FLAGS, type OverviewChart } from './overview-charts';
import { FlagBar } from './FlagBar';
import { FlagsTable } from './FlagsTable';
import { useChartTerms, type Narrowing } from './use-chart-terms';

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

interface Props extends Narrowing {
  facets: Facets;
  whole: number;
}

const ANSWERS = ['true', 'false'];

/** Yes before no, and only these. */
const answers = (facet: Facet): Facet => ({
  ...facet,
  terms: ANSWERS.flatMap((answer) => facet.terms.filter(({ term }) => term === answer)),
});

/** Historic records are left out of a result that does not ask for them: then there is nothing to tell. */
const tells = ({ field }: OverviewChart, { terms, missing }: Facet, asked: boolean): boolean =>
  field !== 'historic' || asked || missing > 0 || terms.some(({ term }) => term === 'true');

/** Every question of yes and no, with its answers and how many accessions say nothing. */
export function FlagsChart({ facets, whole, ...narrowing }: Props) {
  const { t } = useTranslation(['overview', 'ui']);
  const text = useText('accession');
  const termsOf = useChartTerms(narrowing);
  const flags = OVERVIEW_FLAGS.flatMap((chart) => {
    const facet = facets[chart.facet];
    if (!facet || !tells(chart, facet, narrowing.filter?.historic !== undefined)) return [];
    const terms = termsOf(chart, answers(facet), ({ term }) => ({ label: t(term === 'true' ? 'ui:yes' : 'ui:no') }));
    return [{ key: chart.field, title: text(`accession:fields.${chart.field}`), terms, whole }];
  });
  const lines = () => [
    [t('question'), t('answer'), t('accessions'), t('percent')],
    ...flags.flatMap(({ title, terms }) =>
      terms.map(({ label, count }) => [title, label, count, percentOf(count, whole)]),
    ),
  ];
  return (
    <Wide title={t('flags')} lines={lines} table={<FlagsTable flags={flags} />}>
      <ul>
        {flags.map(({ key, ...flag }) => (
          <FlagBar key={key} {...flag} />
        ))}
      </ul>
    </Wide>
  );
}
