import { Suspense } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { canDraw } from './can-draw';
import type { MapCanvasProps } from './MapCanvas';

const MapCanvas = lazyPart(() => import('./MapCanvas'));

/** A map whose code comes when it is first drawn. Where no canvas can be drawn on, a sentence says so. */
export function WorldMap(props: MapCanvasProps) {
  const { t } = useTranslation('map');
  if (!canDraw()) return <p role="note">{t('noCanvas')}</p>;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={props.height} />}>
      <MapCanvas {...props} />
    </Suspense>
  );
}
