import type { GeoScope } from '@/contract/accession/accession-filter';
import type { BioValues, Tolerances } from '@/contract/accession/climate';
import { toleranceEntries } from './tolerance-codec';

const STEP = 100;

/** How far a value may be from the target's, in its unit. */
export const widthOf = (value: number, tolerance: { by: number } | { percent: number }): number =>
  'by' in tolerance ? tolerance.by : (Math.abs(value) * tolerance.percent) / 100;

/**
 * The climate within all tolerances as criteria of accessions, rounded outwards to hundredths so that no accession at
 * the very edge is lost.
 */
export function climateRanges(target: Partial<BioValues>, tolerances: Tolerances): NonNullable<GeoScope['climate']> {
  const entries = toleranceEntries(tolerances).flatMap(([variable, tolerance]) => {
    const value = target[variable];
    if (value === undefined) return [];
    const width = widthOf(value, tolerance);
    const ge = Math.floor((value - width) * STEP) / STEP;
    const le = Math.ceil((value + width) * STEP) / STEP;
    return [[variable, { ge, le }] as const];
  });
  return Object.fromEntries(entries);
}
