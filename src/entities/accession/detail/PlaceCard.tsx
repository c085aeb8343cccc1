import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { Card } from '@/shared/ui/Card';
import { NearScreen } from '@/shared/ui/NearScreen';
import { AccessionMap } from '../map/AccessionMap';

const HEIGHT = 260;

/** Where the accession comes from. The map is loaded when somebody is about to see it. */
export function PlaceCard({ accession: { accessionNumber, geo } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
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
      <NearScreen height={HEIGHT}>
        <AccessionMap
          code={undefined}
          accessions={false}
          points={points}
          height={HEIGHT}
          label={t('detail.map.label', { number: accessionNumber })}
        />
      </NearScreen>
    </Card>
  );
}
