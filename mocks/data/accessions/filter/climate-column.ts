import type { BioVariable } from '@/contract/accession/climate';
import { bioTenths } from '../../climate/bio';
import { emptyNormals, writeNormals, type Site } from '../../climate/model';
import { writeSite } from '../../climate/site';
import type { Pieces } from '../../../tools/workers/turns';
import { addRow, countRows, noRows, rowsOf, rowsWhere, type Bits } from '../columns/bits';
import { valueAt } from '../columns/coded-column';
import type { Model } from '../model';

/** Rows whose climate is computed in one piece. */
const PIECE = 1_000;

/** The climate of the rows that have a place, which are the fewer ones in a large catalogue. */
class ClimateColumns {
  readonly #model: Model;
  readonly #rows: Uint32Array;
  readonly #tenths = new Map<BioVariable, Int32Array>();

  constructor(model: Model) {
    this.#model = model;
    const { rows, latitude, longitude } = model.data;
    const placed = rowsWhere(rows, (row) => !Number.isNaN((latitude[row] ?? NaN) + (longitude[row] ?? NaN)));
    this.#rows = rowsOf(placed, countRows(placed));
  }

  /** Tenths of the unit, in the order of the rows with a place. */
  *#column(variable: BioVariable): Pieces<Int32Array> {
    const known = this.#tenths.get(variable);
    if (known) return known;
    const { latitude, longitude, elevation } = this.#model.data;
    const tenths = new Int32Array(this.#rows.length);
    const site: Site = { latitude: 0, elevation: 0, seaKm: 0 };
    const normals = emptyNormals();
    for (let i = 0; i < tenths.length; i += 1) {
      if (i % PIECE === 0) yield;
      const row = this.#rows[i] ?? 0;
      writeSite(latitude[row] ?? 0, longitude[row] ?? 0, valueAt(elevation, row) ?? NaN, site);
      writeNormals(site, normals);
      tenths[i] = bioTenths(variable, normals);
    }
    this.#tenths.set(variable, tenths);
    return tenths;
  }

  *rowsWith(variable: BioVariable, test: (value: number) => boolean): Pieces<Bits> {
    const tenths = yield* this.#column(variable);
    const bits = noRows(this.#model.data.rows);
    for (let i = 0; i < tenths.length; i += 1) if (test((tenths[i] ?? 0) / 10)) addRow(bits, this.#rows[i] ?? 0);
    return bits;
  }
}

const made = new WeakMap<Model, ClimateColumns>();

/**
 * The rows whose value of a variable passes, to a tenth of its unit. A variable is computed for all rows when it is
 * first asked for, and kept. A row without coordinates has no climate and never passes.
 */
export function rowsWithClimate(model: Model, variable: BioVariable, test: (value: number) => boolean): Pieces<Bits> {
  const columns = made.get(model) ?? new ClimateColumns(model);
  made.set(model, columns);
  return columns.rowsWith(variable, test);
}
