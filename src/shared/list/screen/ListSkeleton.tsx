import { Skeleton } from '@/shared/ui/outcomes/Skeleton';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The shape of what is on its way, so that nothing jumps when it comes; what follows is below the fold. */
export function ListSkeleton({ small }: { small: boolean }) {
  return (
    <div aria-hidden="true" style={{ minHeight: '100vh' }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={small ? 108 : 32} style={{ marginBlockEnd: small ? 10 : 3 }} />
      ))}
    </div>
  );
}
