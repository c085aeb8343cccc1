import { styled } from '@mui/material/styles';
import type { Logic } from '@/contract/filter';
import type { Facets } from '@/contract/page';
import { BinsChart } from './BinsChart';
import { FlagsChart } from './FlagsChart';
import { TermsChart } from './TermsChart';
import type { Counted } from './use-chart-terms';

/** Cards side by side, as many as have room; on paper two, none of them torn apart. */
export const ChartGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // A card ends where its content does.
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(290px, 23%)), 1fr))',
  '&[aria-busy="true"]': { opacity: 0.7 },
  '@media print': { display: 'block', columns: 2, columnGap: 12, '& > *': { marginBlockEnd: 12 } },
}));

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
