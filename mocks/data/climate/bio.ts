import { BIO_VARIABLES, type BioValues, type BioVariable } from '@/contract/accession/climate';
import { MONTHS, type Normals } from './model';

const sum = (values: Float64Array): number => {
  let total = 0;
  for (let month = 0; month < MONTHS; month += 1) total += values[month] ?? 0;
  return total;
};

const mean = (values: Float64Array): number => sum(values) / MONTHS;

/** Of a sample, as `biovars` of the R package dismo has it. */
function deviation(values: Float64Array): number {
  const middle = mean(values);
  let squares = 0;
  for (let month = 0; month < MONTHS; month += 1) squares += ((values[month] ?? 0) - middle) ** 2;
  return Math.sqrt(squares / (MONTHS - 1));
}

function most(values: Float64Array, sign: 1 | -1): number {
  let best = -Infinity;
  for (let month = 0; month < MONTHS; month += 1) best = Math.max(best, sign * (values[month] ?? 0));
  return sign * best;
}

/** The sum of three months in a row, over the turn of the year too. */
const quarter = (values: Float64Array, first: number): number =>
  (values[first] ?? 0) + (values[(first + 1) % MONTHS] ?? 0) + (values[(first + 2) % MONTHS] ?? 0);

/** The first month of the quarter with the most (1) or the least (-1); of equal ones the first in the year. */
function findQuarter(values: Float64Array, sign: 1 | -1): number {
  let best = 0;
  for (let first = 1; first < MONTHS; first += 1)
    if (sign * quarter(values, first) > sign * quarter(values, best) + 1e-9) best = first;
  return best;
}

const diurnalRange = ({ maximum, minimum }: Normals): number => mean(maximum) - mean(minimum);
const annualRange = ({ maximum, minimum }: Normals): number => most(maximum, 1) - most(minimum, -1);

/**
 * The variables by their published definitions: O'Donnell & Ignizio (2012), Bioclimatic predictors for supporting
 * ecological applications in the conterminous United States, U.S. Geological Survey Data Series 691.
 */
const BIO: Record<BioVariable, (normals: Normals) => number> = {
  bio1: ({ mean: months }) => mean(months),
  bio2: diurnalRange,
  bio3: (normals) => (100 * diurnalRange(normals)) / annualRange(normals),
  bio4: ({ mean: months }) => 100 * deviation(months),
  bio5: ({ maximum }) => most(maximum, 1),
  bio6: ({ minimum }) => most(minimum, -1),
  bio7: annualRange,
  bio8: (normals) => quarter(normals.mean, findQuarter(normals.precipitation, 1)) / 3,
  bio9: (normals) => quarter(normals.mean, findQuarter(normals.precipitation, -1)) / 3,
  bio10: ({ mean: months }) => quarter(months, findQuarter(months, 1)) / 3,
  bio11: ({ mean: months }) => quarter(months, findQuarter(months, -1)) / 3,
  bio12: ({ precipitation }) => sum(precipitation),
  bio13: ({ precipitation }) => most(precipitation, 1),
  bio14: ({ precipitation }) => most(precipitation, -1),
  // One is added to the mean, so that a desert's is not divided by nothing.
  bio15: ({ precipitation }) => (100 * deviation(precipitation)) / (1 + mean(precipitation)),
  bio16: ({ precipitation }) => quarter(precipitation, findQuarter(precipitation, 1)),
  bio17: ({ precipitation }) => quarter(precipitation, findQuarter(precipitation, -1)),
  bio18: (normals) => quarter(normals.precipitation, findQuarter(normals.mean, 1)),
  bio19: (normals) => quarter(normals.precipitation, findQuarter(normals.mean, -1)),
};

/** One variable in tenths of its unit: what is shown, and what a filter compares. */
export const bioTenths = (variable: BioVariable, normals: Normals): number => Math.round(10 * BIO[variable](normals));

/** All variables, rounded to a tenth. */
export function bioValues(normals: Normals): BioValues {
  const values: Partial<BioValues> = {};
  for (const variable of BIO_VARIABLES) values[variable] = bioTenths(variable, normals) / 10;
  return values as BioValues;
}
