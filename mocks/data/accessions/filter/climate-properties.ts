import { BIO_VARIABLES, type BioVariable } from '@/contract/accession/climate';
import { atOnce } from '../../../tools/workers/turns';
import { rowsWithClimate } from './climate-column';
import type { Property } from './property';
import { readNumberFilter } from './read-criterion';
import { numberTest } from './tests';

const climate =
  (variable: BioVariable): Property =>
  (path, value, model) => {
    const asked = readNumberFilter(path, value);
    if (!asked) return undefined;
    const turns = () => rowsWithClimate(model, variable, numberTest(asked));
    return { path, asked, rows: () => atOnce(turns()), turns };
  };

/** `geo.climate.bio1` to `geo.climate.bio19`. */
export const CLIMATE_PROPERTIES: Record<string, Property> = Object.fromEntries(
  BIO_VARIABLES.map((variable) => [`geo.climate.${variable}`, climate(variable)]),
);
