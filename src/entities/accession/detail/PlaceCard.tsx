import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { Card } from '@/shared/ui/Card';
import { AccessionMap } from '../map/AccessionMap';

const HEIGHT = 260;
const NEAR = '200px';

/** Where the accession comes from. The map is loaded when somebody is about to see it. */
export function PlaceCard({ accession: { accessionNumber, geo } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { latitude, longitude } = geo ?? {};
  const points = useMemo(
    () =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ latitude, longitude, label: accessionNumber }]
        : [],
    [latitude, longitude, accessionNumber],
  );
  if (points.length === 0) return null;
  return (
    <Card aria-labelledby="place">
      <h2 id="place">{t('detail.map.title')}</h2>
      <div ref={frame} style={{ minHeight: HEIGHT }}>
        {near && (
          <AccessionMap
            code={undefined}
            accessions={false}
            points={points}
            height={HEIGHT}
            label={t('detail.map.label', { number: accessionNumber })}
          />
        )}
      </div>
    </Card>
  );
}
