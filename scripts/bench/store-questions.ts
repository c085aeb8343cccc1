import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Facets, PageQuery } from '@/contract/page';

export interface StoreQuestion {
  kind: string;
  filter: AccessionFilter;
  query: PageQuery;
}

const WORDS = ['wheat', 'landrace', 'village', 'sao', 'river', 'Addis', 'red', 'market km', 'maize mexico', 'PI 31'];
const SORTS = ['accessionNumber', 'institute.code', 'taxonomy.taxonName', 'geo.latitude', 'acquisitionDate', 'pdci'];

/**
 * Questions of every kind that people put to a catalogue, the same at every run: `each` of a kind, none twice.
 * The terms are the frequent ones of the catalogue, as `facets` counts them.
 */
export function storeQuestions(facets: Facets, each: number): StoreQuestion[] {
  const term = (key: string, i: number): string => {
    const terms = facets[key]?.terms ?? [];
    return terms[i % Math.max(1, terms.length)]?.term ?? '';
  };
  const crop = (i: number): AccessionFilter => ({ crop: [term('crop.shortName', i)] });
  const origin = (i: number): AccessionFilter => ({ countryOfOrigin: { code3: [term('countryOfOrigin.code3', i)] } });
  const holder = (i: number): AccessionFilter => ({
    institute: { code: [term('institute.code', i), term('institute.code', i + 7)] },
  });
  const box = (i: number): AccessionFilter => ({
    geo: { latitude: { ge: -20 + i, le: 20 + i }, longitude: { ge: -30 + i, le: 60 + i } },
  });
  const kinds: Record<string, (i: number) => { filter: AccessionFilter; query?: PageQuery }> = {
    none: (i) => ({ filter: {}, query: { p: i } }),
    crop: (i) => ({ filter: crop(i) }),
    'country of origin': (i) => ({ filter: origin(i) }),
    institutes: (i) => ({ filter: holder(i) }),
    'text, one word': (i) => ({ filter: { _text: `${WORDS[i % WORDS.length]}${i >= WORDS.length ? ` ${i}` : ''}` } }),
    'text, part of a site': (i) => ({
      filter: {
        coll: { collSite: { contains: [['ma', 'vill', 'ri', 'km', 'lo'][i % 5] + String.fromCharCode(97 + i)] } },
      },
    }),
    'range of places': (i) => ({ filter: box(i) }),
    'range of dates': (i) => ({ filter: { acquisitionDate: { ge: `${1950 + i}`, le: `${1960 + i}` } } }),
    'range of elevations': (i) => ({ filter: { geo: { elevation: { ge: 100 * i, le: 100 * i + 900 } } } }),
    booleans: (i) => ({
      filter: { available: i % 2 === 0, mlsStatus: i % 3 === 0, images: i % 4 === 0, pdci: { ge: i / 4 } },
    }),
    'not, null': (i) => ({ filter: { NOT: crop(i), NULL: ['geo.latitude'] } }),
    combined: (i) => ({ filter: { ...crop(i), ...origin(i + 3), sampStat: [300, 500], available: true } }),
    'text and more': (i) => ({ filter: { _text: WORDS[(i * 3) % WORDS.length], ...holder(i), ...box(i) } }),
    'sorted, all': (i) => ({ filter: {}, query: { s: SORTS[i % SORTS.length], d: i % 2 ? 'DESC' : 'ASC', p: i } }),
    'sorted, filtered': (i) => ({
      filter: { ...crop(i), sampStat: [300] },
      query: { s: SORTS[(i + 1) % SORTS.length], d: i % 2 ? 'ASC' : 'DESC' },
    }),
    'deep page': (i) => ({
      filter: { ...crop(i % 4), available: true },
      query: { p: 300 * (i + 1), s: SORTS[i % SORTS.length] },
    }),
  };
  return Array.from({ length: each }, (_, i) =>
    Object.entries(kinds).map(([kind, make]) => {
      const { filter, query = {} } = make(i);
      return { kind, filter, query: { l: 50, ...query } };
    }),
  ).flat();
}
