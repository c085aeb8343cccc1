import type { DatasetLocation } from '@/contract/dataset';
import { NumberMark } from '@/entities/accession/climate/NumberMark';
import { usePlaceName } from '@/entities/accession/climate/use-place-name';
import { CountryLink } from '@/entities/names/CountryLink';
import { mapHref } from '@/routes/map-href';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Evaluated } from './Evaluated';

const ZOOM = 8;

/** Of the marks on the map and in the table; white can be read on it. */
export const MARK_COLOUR = '#55631f';

interface Props {
  place: DatasetLocation;
  /** From 0. */
  at: number;
  /** Which columns there are. */
  placed: boolean;
  described: boolean;
}

/** One place of the table; its coordinates lead to the accessions from around there. */
export function LocationRow({ place, at, placed, described }: Props) {
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
