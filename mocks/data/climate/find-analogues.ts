import {
  NEAREST_ANALOGUES,
  type AnalogueArea,
  type Analogues,
  type BioValues,
  type BioVariable,
  type Tolerance,
} from '@/contract/accession/climate';
import { analogueGrid, climateOf } from './analogue-grid';
import type { LandCell } from './land-grid';
import { CLIMATE_MODEL } from './model';

/** The most areas that one answer lists; `total` counts all. */
const MAX_AREAS = 500;

/** What is asked of one variable. */
export interface Wanted {
  variable: BioVariable;
  value: number;
  /** Greatest deviation, in the unit of the variable. */
  within: number;
}

/** A share of the value's size, for the values below zero too. */
export const wanted = (variable: BioVariable, value: number, tolerance: Tolerance): Wanted => ({
  variable,
  value,
  within: 'by' in tolerance ? tolerance.by : (Math.abs(value) * tolerance.percent) / 100,
});

/** Deviation as a share of the tolerance; above 1 it is not within. Values are tenths, so a trillionth is none. */
function share(value: number, { value: target, within }: Wanted): number {
  const deviation = Math.abs(value - target);
  if (deviation <= 1e-9) return 0;
  return within > 0 ? deviation / (within + 1e-9) : Infinity;
}

const ring = ({ south, west }: LandCell): number[][] => [
  [west, south],
  [west + 1, south],
  [west + 1, south + 1],
  [west, south + 1],
  [west, south],
];

/**
 * The land cells whose climate lies within all tolerances, the most similar first; of equal ones the northernmost.
 * @param target what was searched for, repeated in the answer.
 */
export function findAnalogues(target: Partial<BioValues>, asked: readonly Wanted[]): Analogues {
  const grid = analogueGrid();
  const found: { cell: number; distance: number }[] = [];
  for (let cell = 0; cell < grid.cells.length; cell += 1) {
    let sum = 0;
    for (const each of asked) {
      const part = share((grid.tenths[each.variable][cell] ?? 0) / 10, each);
      sum += part <= 1 ? part : Infinity;
      if (sum === Infinity) break;
    }
    if (sum < Infinity) found.push({ cell, distance: sum / asked.length });
  }
  found.sort((a, b) => a.distance - b.distance || a.cell - b.cell);
  const areas = found.slice(0, MAX_AREAS).flatMap(({ cell, distance }, rank): AnalogueArea[] => {
    const at = grid.cells[cell];
    if (!at) return [];
    return [
      {
        geometry: { type: 'Polygon', coordinates: [ring(at)] },
        distance: Math.round(distance * 1e4) / 1e4,
        nearest: rank < NEAREST_ANALOGUES,
        climate: climateOf(grid, cell),
      },
    ];
  });
  return { target, areas, total: found.length, model: CLIMATE_MODEL };
}
