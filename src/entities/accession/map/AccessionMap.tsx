import { Suspense } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { AccessionMapProps } from './canvas/AccessionMapCanvas';

const AccessionMapCanvas = lazyPart(() => import('./canvas/AccessionMapCanvas'));

/** A map of accessions, with areas and points over it. The map's code is loaded when the first is drawn. */
export function AccessionMap(props: AccessionMapProps) {
  const { height = 420 } = props;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <AccessionMapCanvas {...props} height={height} />
    </Suspense>
  );
}
