import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetLocation } from '@/contract/dataset';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { Part } from '@/shared/detail/Part';
import { NearScreen } from '@/shared/ui/NearScreen';
import { LocationRow, MARK_COLOUR } from './LocationRow';
import { PlainTable } from './PlainTable';

const HEIGHT = 300;

const isPlaced = ({ decimalLatitude, decimalLongitude }: DatasetLocation) =>
  typeof decimalLatitude === 'number' && typeof decimalLongitude === 'number';

/** Where it was observed, on a map and as a table; the marks of the map are the numbers of the table. */
export function LocationsPart({ title, locations }: { title: string; locations: readonly DatasetLocation[] }) {
  const { t } = useTranslation('dataset');
  const points = useMemo(
    () =>
      locations.flatMap((place, at) => {
        const { decimalLatitude: latitude, decimalLongitude: longitude } = place;
        if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
        const label = [place.verbatimLocality, place.stateProvince].filter(Boolean).join(', ');
        return [{ latitude, longitude, label: label || String(at + 1), mark: String(at + 1), colour: MARK_COLOUR }];
      }),
    [locations],
  );
  if (locations.length === 0) return null;
  const described = locations.some(({ description }) => description);
  return (
    <Part title={t('parts.locations')}>
      {points.length > 0 && (
        <NearScreen height={HEIGHT}>
          <AccessionMap
            code={undefined}
            accessions={false}
            points={points}
            height={HEIGHT}
            label={t('locations.map', { title, count: points.length })}
          />
        </NearScreen>
      )}
      <PlainTable label={t('parts.locations')}>
        <thead>
          <tr>
            <th scope="col">{t('locations.number')}</th>
            <th scope="col">{t('locations.place')}</th>
            <th scope="col">{t('locations.country')}</th>
            {points.length > 0 && <th scope="col">{t('locations.coordinates')}</th>}
            <th scope="col">{t('fields.evaluated')}</th>
            {described && <th scope="col">{t('locations.environment')}</th>}
          </tr>
        </thead>
        <tbody>
          {locations.map((place, at) => (
            <LocationRow
              key={place.uuid}
              place={place}
              at={at}
              placed={locations.some(isPlaced)}
              described={described}
            />
          ))}
        </tbody>
      </PlainTable>
    </Part>
  );
}
