import { Suspense } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MapArea, MapPoint, Place } from '@/shared/map/map-types';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

const AccessionMapCanvas = lazyPart(() => import('./canvas/AccessionMapCanvas'));

export interface AccessionMapProps {
  /** The filterCode of the accessions; undefined with no filter is the whole catalogue. */
  code: string | undefined;
  /** Where no code is known yet: posted, and the answer's code is taken. */
  filter?: AccessionFilter;
  /** Whether accessions are drawn at all; by default they are, but not where only points are given. */
  accessions?: boolean;
  points?: readonly MapPoint[];
  areas?: readonly MapArea[];
  /** Pixels, or any CSS height. */
  height?: number | string;
  /** What the map shows, for those who do not see it; by default that it is a map of accessions. */
  label?: string;
  onPick?: (place: Place) => void;
}

/** A map of accessions, with areas and points over it. The map's code is loaded when the first is drawn. */
export function AccessionMap(props: AccessionMapProps) {
  const { height = 420 } = props;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <AccessionMapCanvas {...props} height={height} />
    </Suspense>
  );
}
