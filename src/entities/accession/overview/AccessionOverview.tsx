import { lazy, Suspense } from 'react';
import type { AccessionFilter } from '@/contract/accession-filter';
import { NearScreen } from '@/shared/ui/NearScreen';

const AccessionCharts = lazy(() => import('./AccessionCharts'));

/** Room for a row of charts. */
const HEIGHT = 480;

/** What the accessions of an item are, as charts on the item's own page, fetched once somebody is about to see them. */
export function AccessionOverview({ scope }: { scope: AccessionFilter }) {
  return (
    <NearScreen height={HEIGHT}>
      <Suspense fallback={null}>
        <AccessionCharts scope={scope} />
      </Suspense>
    </NearScreen>
  );
}
