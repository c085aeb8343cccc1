import type { AccessionService } from '../mocks/accessions/service';
import { makeWorld, type World, type WorldOptions } from '../mocks/core/world';

const NOTHING: Pick<AccessionService, 'counts' | 'suggest'> = {
  counts: () =>
    Promise.resolve({
      total: 0,
      historic: 0,
      georeferenced: 0,
      institutes: {},
      crops: {},
      origins: {},
      holdingCountries: {},
    }),
  suggest: () => Promise.resolve([]),
};

/** Institutes, crops and countries, and no accession store at all: for tests that are not about data. */
export const emptyWorld = (options: WorldOptions = {}): World =>
  makeWorld({ accessions: NOTHING as AccessionService, ...options });
