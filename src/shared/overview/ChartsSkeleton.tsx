import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { ChartGrid } from './Charts';

/** The shape of the charts that are on their way. */
export function ChartsSkeleton({ cards = 9 }: { cards?: number }) {
  return (
    <ChartGrid aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={420} />
      ))}
    </ChartGrid>
  );
}
