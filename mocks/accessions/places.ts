import { both, countRows, rowsOf, rowsWhere, type Bits } from './columns/bits';
import { valueAt } from './columns/coded-column';
import type { Matches } from './filter/matching';
import { isReferenced } from './filter/properties';
import type { Model } from './model';
import type { AccessionPlaces } from './service';

const referenced = new WeakMap<Model, Bits>();

function referencedRows(model: Model): Bits {
  const rows = referenced.get(model) ?? rowsWhere(model.data.rows, (row) => isReferenced(model, row));
  referenced.set(model, rows);
  return rows;
}

/** The accessions among the matches that have coordinates, if they are `most` at most. */
export function placesOf(model: Model, matches: Matches, most: number): AccessionPlaces {
  const bits = both(matches.bits, referencedRows(model));
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
