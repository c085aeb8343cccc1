import { lazy, Suspense } from 'react';
import { NearScreen } from '@/shared/ui/NearScreen';
import { MAP_HEIGHT } from './map-height';

const CatalogueMap = lazy(() => import('./CatalogueMap'));

/** The map of the whole catalogue with its heading and link, for whoever scrolls there. */
export function NearMap() {
  return (
    <NearScreen height={`calc(${MAP_HEIGHT} + 120px)`}>
      <Suspense fallback={null}>
        <CatalogueMap />
      </Suspense>
    </NearScreen>
  );
}
