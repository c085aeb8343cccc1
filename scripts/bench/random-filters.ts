import type { AccessionFilter } from '@/contract/accession-filter';
import type { Facets, PageQuery } from '@/contract/page';

export interface Question {
  filter: AccessionFilter;
  query: PageQuery;
}

const SORTS = ['accessionNumber', 'taxonomy.taxonName', 'acquisitionDate', 'institute.code', 'geo.elevation'];
const TEXTS = ['wheat', 'landrace', 'near road', 'PI 5', 'Triticum aestivum', 'red', 'Ethiopia', 'IRRI'];

/** The same questions at every run, of the kinds that people ask: mostly one to three criteria, all kinds among them. */
export function randomQuestions(facets: Facets, count: number): Question[] {
  let seed = 42;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const terms = (key: string) => facets[key]?.terms.map(({ term }) => term) ?? [];
  const some = (key: string) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(terms(key)))),
  ];
  const criteria: (() => AccessionFilter)[] = [
    () => ({ crop: some('crop.shortName') }),
    () => ({ countryOfOrigin: { code3: some('countryOfOrigin.code3') } }),
    () => ({ institute: { code: some('institute.code') } }),
    () => ({ sampStat: some('sampStat').map(Number) }),
    () => ({ taxonomy: { genus: some('taxonomy.genus') } }),
    () => ({ storage: some('storage').map(Number) }),
    () => ({ available: random() < 0.5 }),
    () => ({ mlsStatus: true }),
    () => ({ geo: { elevation: { ge: Math.floor(random() * 2000) } } }),
    () => ({ geo: { latitude: { ge: -10, le: 30 } } }),
    () => ({ acquisitionDate: { ge: `${1950 + Math.floor(random() * 60)}0101` } }),
    () => ({ _text: pick(TEXTS) }),
  ];
  return Array.from({ length: count }, () => {
    const depth = Math.floor(random() * 4);
    const filter = Object.assign({}, ...Array.from({ length: depth }, () => pick(criteria)())) as AccessionFilter;
    const p = random() < 0.2 ? Math.floor(random() * 20) : 0;
    return { filter, query: { p, l: 50, s: pick(SORTS), d: random() < 0.5 ? 'ASC' : 'DESC' } };
  });
}
