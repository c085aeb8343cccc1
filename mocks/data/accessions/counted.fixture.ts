import type { AccessionCounts, AccessionService } from './service';
import { lazyService } from './kept/lazy-service';

/** Four accessions in three institutes, one of them known only to the data. */
const COUNTS: AccessionCounts = {
  total: 4,
  historic: 1,
  georeferenced: 2,
  institutes: {
    CZE122: { current: 2, historic: 1, crops: ['wheat'], pdci: { avg: 6, min: 5, max: 7, count: 2 } },
    MEX002: { current: 1, historic: 0, crops: ['maize'], pdci: { avg: 8, min: 8, max: 8, count: 1 } },
    XYZ999: { current: 1, historic: 0, crops: ['moonflower'], pdci: { avg: 3, min: 3, max: 3, count: 1 } },
  },
  crops: { wheat: 2, maize: 1, moonflower: 1 },
  origins: { CZE: 1, MEX: 1, SUN: 1, '': 1 },
  holdingCountries: { CZE: 2, MEX: 1 },
};

/** A service that only counts: for tests of what lies beside the accessions. */
export const countedService = (counts: Partial<AccessionCounts> = {}): AccessionService => ({
  ...lazyService(() => Promise.reject(new Error('This world has no accessions, only their counts.'))),
  counts: () => Promise.resolve({ ...COUNTS, ...counts }),
});
