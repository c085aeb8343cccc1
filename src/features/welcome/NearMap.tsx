import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const CatalogueMap = lazy(() => import('./CatalogueMap'));

/** Of the map with its heading, so that nothing moves when it comes. */
const HEIGHT = 500;
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
