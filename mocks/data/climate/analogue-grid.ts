import { BIO_VARIABLES, type BioValues, type BioVariable } from '@/contract/accession/climate';
import { bioTenths } from './bio';
import { landCells, type LandCell } from './land-grid';
import { emptyNormals, writeNormals } from './model';

/** The climate of the land, cell by cell: a column of tenths for each variable. */
export interface AnalogueGrid {
  cells: readonly LandCell[];
  tenths: Readonly<Record<BioVariable, Int32Array>>;
}

function compute(): AnalogueGrid {
  const cells = landCells();
  const normals = emptyNormals();
  const tenths = Object.fromEntries(
    BIO_VARIABLES.map((variable) => [variable, new Int32Array(cells.length)]),
  ) as Record<BioVariable, Int32Array>;
  for (const [i, cell] of cells.entries()) {
    writeNormals({ latitude: cell.south + 0.5, elevation: cell.elevation, seaKm: cell.seaKm }, normals);
    for (const variable of BIO_VARIABLES) tenths[variable][i] = bioTenths(variable, normals);
  }
  return { cells, tenths };
}

let known: AnalogueGrid | undefined;

/** Made when first asked for, in some tens of milliseconds. */
export const analogueGrid = (): AnalogueGrid => (known ??= compute());

/** All variables of a cell. */
export const climateOf = ({ tenths }: AnalogueGrid, cell: number): BioValues =>
  Object.fromEntries(BIO_VARIABLES.map((variable) => [variable, (tenths[variable][cell] ?? 0) / 10])) as Record<
    BioVariable,
    number
  >;
