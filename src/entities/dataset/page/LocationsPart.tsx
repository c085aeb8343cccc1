import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetLocation } from '@/contract/dataset/dataset';
import { NumberMark } from '@/entities/accession/climate/NumberMark';
import { usePlaceName } from '@/entities/accession/climate/use-place-name';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { CountryLink } from '@/entities/names/CountryLink';
import { mapHref } from '@/routes/map-href';
import type { Part as PlacePart } from '@/shared/detail/Part';
import { Missing } from '@/shared/ui/text/Missing';
import { NearScreen } from '@/shared/ui/layout/NearScreen';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Evaluated } from '../catalogue/Evaluated';

const ZOOM = 8;

/** Of the marks on the map and in the table; white can be read on it. */
const MARK_COLOUR = '#55631f';

interface Props {
  place: DatasetLocation;
  /** From 0. */
  at: number;
  /** Which columns there are. */
  placed: boolean;
  described: boolean;
}

/** One place of the table; its coordinates lead to the accessions from around there. */
function LocationRow({ place, at, placed, described }: Props) {
  const placeName = usePlaceName();
  const { countryCode3, stateProvince, verbatimLocality, description, startDate, endDate } = place;
  const { decimalLatitude: latitude, decimalLongitude: longitude } = place;
  const name = [verbatimLocality, stateProvince].filter(Boolean).join(', ');
  const point = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
  return (
    <tr>
      <td>
        <NumberMark value={at + 1} colour={MARK_COLOUR} />
      </td>
      <th scope="row">{name ? <bdi>{name}</bdi> : <Missing />}</th>
      <td>{countryCode3 ? <CountryLink code3={countryCode3} /> : <Missing />}</td>
      {placed && (
        <td className="whole">
          {point ? (
            <RouteLink to={mapHref(undefined, { ...point, zoom: ZOOM })}>{placeName(point)}</RouteLink>
          ) : (
            <Missing />
          )}
        </td>
      )}
      <td>
        <Evaluated startDate={startDate} endDate={endDate} />
      </td>
      {described && <td>{description ? <bdi>{description}</bdi> : <Missing />}</td>}
    </tr>
  );
}

const HEIGHT = 300;

const isPlaced = ({ decimalLatitude, decimalLongitude }: DatasetLocation) =>
  typeof decimalLatitude === 'number' && typeof decimalLongitude === 'number';

interface LocationsProps {
  title: string;
  locations: readonly DatasetLocation[];
  /** What they are drawn in. */
  Part: typeof PlacePart;
}

/** Where it was observed, on a map and as a table; the marks of the map are the numbers of the table. */
export function LocationsPart({ title, locations, Part }: LocationsProps) {
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
