import { both, countRows, rowsOf } from './columns/bits';
import { valueAt } from './columns/coded-column';
import type { Matches } from './filter/matching';
import type { PlaceIndex } from './map/place-index';
import type { Model } from './model';
import type { AccessionPlaces } from './service';

/** The accessions among the matches that have coordinates, if they are `most` at most. */
export function placesOf(model: Model, index: PlaceIndex, matches: Matches, most: number): AccessionPlaces {
  index.places();
  const bits = both(matches.bits, index.referenced);
  const placed = countRows(bits);
  const rows = placed > most ? new Uint32Array(0) : rowsOf(bits, placed);
  const { latitude, longitude, elevation } = model.data;
  return {
    total: matches.count,
    placed,
    uuids: Array.from(rows, (row) => model.uuids.text(row)),
    latitude: Float64Array.from(rows, (row) => latitude[row] ?? NaN),
    longitude: Float64Array.from(rows, (row) => longitude[row] ?? NaN),
    elevation: Float64Array.from(rows, (row) => valueAt(elevation, row) ?? NaN),
  };
}
