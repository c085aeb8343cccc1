import Skeleton from '@mui/material/Skeleton';
import { ChartGrid } from './Charts';

const CARDS = Array.from({ length: 9 }, (_, card) => card);

/** The shape of the charts that are on their way. */
export function ChartsSkeleton() {
  return (
    <ChartGrid aria-hidden="true">
      {CARDS.map((card) => (
        <Skeleton key={card} variant="rounded" height={420} />
      ))}
    </ChartGrid>
  );
}
