import { styled } from '@mui/material/styles';
import type { Facets } from '@/contract/page';
import { BinsChart } from './BinsChart';
import { OVERVIEW_CHARTS } from './overview-charts';
import { FlagsChart } from './FlagsChart';
import { TermsChart } from './TermsChart';
import type { Narrowing } from './use-chart-terms';

/** Cards side by side, as many as have room; on paper two, none of them torn apart. */
export const ChartGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(290px, 23%)), 1fr))',
  '&[aria-busy="true"]': { opacity: 0.7 },
  '@media print': { display: 'block', columns: 2, columnGap: 12, '& > *': { marginBlockEnd: 12 } },
}));

interface Props extends Narrowing {
  facets: Facets;
  whole: number;
  code: string | undefined;
  busy: boolean;
}

/** All charts of a result. A facet that the server does not count has none. */
export function Charts({ facets, whole, code, busy, filter, onChange }: Props) {
  return (
    <ChartGrid aria-busy={busy}>
      {OVERVIEW_CHARTS.map((chart) => {
        const { kind, facet: key } = chart;
        const facet = facets[key];
        if (!facet) return null;
        const shown = { chart, facet, whole, filter, onChange };
        if (kind === 'decade' || kind === 'points') return <BinsChart key={key} kind={kind} {...shown} />;
        return <TermsChart key={key} code={code} {...shown} />;
      })}
      <FlagsChart facets={facets} whole={whole} filter={filter} onChange={onChange} />
    </ChartGrid>
  );
}
