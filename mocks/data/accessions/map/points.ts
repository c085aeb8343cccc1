import type { AccessionPoint, AccessionPoints } from '@/contract/accession/map';
import { hasRow, type Bits } from '../columns/bits';
import { valueAt } from '../columns/coded-column';
import type { Model } from '../model';
import type { PlaceIndex } from './place-index';

/** Degrees; a west above the east spans the antimeridian, longitudes beyond ±180 go round. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const around = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Edges belong to the box. */
function inBox({ west, south, east, north }: Box): (latitude: number, longitude: number) => boolean {
  const wide = east - west >= 360;
  const width = around(east - west);
  return (latitude, longitude) => latitude >= south && latitude <= north && (wide || around(longitude - west) <= width);
}

function pointOf({ data, uuids }: Model, row: number): AccessionPoint {
  const { genus = '', species } = valueAt(data.taxon, row) ?? {};
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [data.longitude[row] ?? 0, data.latitude[row] ?? 0] },
    properties: {
      uuid: uuids.text(row),
      accessionNumber: data.acceNumb.text(row) ?? '',
      instituteCode: valueAt(data.instCode, row),
      taxonomy: { genus, species },
    },
  };
}

/** The places of the rows, in the box if there is one; of too many a share that is spread over all. */
export function pointsOf(
  model: Model,
  index: PlaceIndex,
  bits: Bits,
  box: Box | undefined,
  limit: number,
): AccessionPoints {
  const { latitude, longitude } = model.data;
  const within = box && inBox(box);
  const found = index
    .places()
    .rows.filter((row) => hasRow(bits, row) && (!within || within(latitude[row] ?? 0, longitude[row] ?? 0)));
  const total = found.length;
  const listed = Math.min(limit, total);
  const chosen = Uint32Array.from({ length: listed }, (_, i) => found[Math.floor((i * total) / listed)] ?? 0).sort();
  return {
    type: 'FeatureCollection',
    features: Array.from(chosen, (row) => pointOf(model, row)),
    total,
    truncated: total > listed,
  };
}
