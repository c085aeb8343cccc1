import type { Polygon } from 'geojson';

/**
 * The bioclimatic variables of WorldClim: bio1 to bio11 in °C (bio3 and bio4 in % and °C × 100), bio12 to bio19 in mm
 * (bio15 in %).
 */
export const BIO_VARIABLES = [
  'bio1',
  'bio2',
  'bio3',
  'bio4',
  'bio5',
  'bio6',
  'bio7',
  'bio8',
  'bio9',
  'bio10',
  'bio11',
  'bio12',
  'bio13',
  'bio14',
  'bio15',
  'bio16',
  'bio17',
  'bio18',
  'bio19',
] as const;

export type BioVariable = (typeof BIO_VARIABLES)[number];
export type BioValues = Record<BioVariable, number>;

/** How far a variable may be from the target: `by` in its unit, or `percent` of the target's value. */
export type Tolerance = { by: number } | { percent: number };
export type Tolerances = Partial<Record<BioVariable, Tolerance>>;

/** What an analogue is looked for by, unless somebody says otherwise. */
export const ANALOGUE_TOLERANCES: Tolerances = {
  bio1: { by: 2 },
  bio4: { percent: 50 },
  bio12: { percent: 25 },
  bio18: { percent: 25 },
  bio19: { percent: 25 },
};

/** How many of the areas are marked as the most similar ones. */
export const NEAREST_ANALOGUES = 10;

/** A place (degrees), or the values themselves. */
export interface AnalogueRequest {
  target: { latitude: number; longitude: number } | { climate: Partial<BioValues> };
  tolerances: Tolerances;
}

/** A cell of the climate's grid within all tolerances. */
export interface AnalogueArea {
  geometry: Polygon;
  /** Mean of the deviations, each as a share of its tolerance: 0 the same, 1 at the edge of all. */
  distance: number;
  /** One of the most similar. */
  nearest: boolean;
  climate: BioValues;
}

export interface Analogues {
  /** The values that were looked for. */
  target: Partial<BioValues>;
  /** The most similar first. */
  areas: AnalogueArea[];
  /** All areas within the tolerances, where not all are listed. */
  total: number;
  /** What the climate is: a measured grid, or a model, in a sentence for people. Absent: the server's own grid. */
  model?: string;
}
