import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { BIO_VARIABLES, type BioVariable } from '@/contract/accession/climate';
import type { RangeFilter } from '@/shared/filters/criteria/filter-definition';

/** What is no temperature and no precipitation: shares of one another, and a deviation times a hundred. */
const UNITS: Partial<Record<BioVariable, string>> = {
  bio3: 'accession:units.percent',
  bio4: 'accession:units.celsiusTimes100',
  bio15: 'accession:units.percent',
};

/** The text key of a variable's unit, as WorldClim gives its values. */
export function climateUnit(variable: BioVariable): string {
  const isPrecipitation = BIO_VARIABLES.indexOf(variable) >= BIO_VARIABLES.indexOf('bio12');
  return UNITS[variable] ?? (isPrecipitation ? 'accession:units.millimetres' : 'accession:units.celsius');
}

/** Climate where an accession was collected, one range for each variable of WorldClim. */
export const climateFilters: readonly RangeFilter<AccessionFilter>[] = BIO_VARIABLES.map((variable) => ({
  kind: 'range',
  field: `geo.climate.${variable}`,
  unit: climateUnit(variable),
  group: 'climate',
}));
