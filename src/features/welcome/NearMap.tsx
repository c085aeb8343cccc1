import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MAP_HEIGHT } from './map-height';

const CatalogueMap = lazy(() => import('./CatalogueMap'));

/** Of the map with its heading and link, so that nothing moves when it comes. */
const HEIGHT = `calc(${MAP_HEIGHT} + 120px)`;
const NEAR = '300px';

/** The map of the whole catalogue, which nobody pays for who does not scroll there. */
export function NearMap() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minHeight: HEIGHT }}>
      {near && (
        <Suspense fallback={null}>
          <CatalogueMap />
        </Suspense>
      )}
    </div>
  );
}
