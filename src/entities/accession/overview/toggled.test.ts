import { makeWorld } from '../../../../mocks/rules/world/world';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { OverviewChart } from '@/shared/overview/definition';
import { isChosen, toggled } from '@/shared/overview/term-criterion';
import { accessionOverview } from './accession-overview';

const { charts, flags } = accessionOverview;
const CHARTS: readonly OverviewChart[] = [...charts, ...flags];
const { accessions } = makeWorld({ accessions: 1500 });
const EVERY_TERM = 5000;

/** What a result may be narrowed by before anything is clicked. */
const FILTERS: readonly AccessionFilter[] = [
  {},
  { crop: ['wheat', 'barley'], available: true },
  { storage: [13] },
  { storage: [10, 13], AND: { storage: [20, 30] } },
  { countryOfOrigin: { region: ['002', '145'] } },
  { coll: { collDate: { ge: '1975', le: '19951231' } }, pdci: { ge: 5.5 } },
  { coll: { collDate: { gt: '19800615' } }, pdci: { gt: 3, le: 8.2 } },
  { acquisitionDate: { le: '2001-05' } },
  { historic: true },
  { historic: false, NULL: ['countryOfOrigin.code3'] },
  { NOT: { crop: ['rice'] } },
  { crop: ['wheat'], OR: { crop: ['maize'] } },
  { _text: 'landrace', images: false },
];

describe.each(FILTERS)('of %j', (filter) => {
  test.each(CHARTS)('each term of $facet leads to what it counts', async (chart) => {
    const { overview, accessionCount } = await accessions.overview(filter, [chart.facet], EVERY_TERM);
    const facet = overview[chart.facet];
    if (!facet) throw new Error(`${chart.facet} is not counted`);
    expect(facet.total + facet.missing).toBe(accessionCount);
    expect(facet.other).toBe(0);
    const listed = facet.terms.map(({ term, count }) => ({ term, count }));
    const all: { term: string | undefined; count: number }[] = facet.missing
      ? [...listed, { term: undefined, count: facet.missing }]
      : listed;
    for (const { term, count } of all) {
      if (isChosen(chart, filter, term)) continue;
      const narrowed = toggled(chart, filter, term);
      expect([narrowed, await accessions.count(narrowed)]).toEqual([narrowed, count]);
      expect(isChosen(chart, narrowed, term)).toBe(true);
    }
  });
});

const [crop] = CHARTS;
const byFacet = (key: string) => {
  const chart = CHARTS.find(({ facet }) => facet === key);
  if (!chart) throw new Error(`There is no chart of ${key}`);
  return chart;
};

describe('a click', () => {
  test.each<[string, string | undefined, AccessionFilter]>([
    ['crop.shortName', 'wheat', { crop: ['wheat'] }],
    ['crop.shortName', undefined, { NULL: ['crop'] }],
    ['taxonomy.genusSpecies', 'Zea mays', { taxonomy: { genusSpecies: ['Zea mays'] } }],
    ['sampStat', '300', { sampStat: [300] }],
    ['storage', '13', { storage: [13] }],
    ['countryOfOrigin.region', '014', { countryOfOrigin: { region: ['014'] } }],
    ['coll.decade', '1970', { coll: { collDate: { ge: '19700101', le: '19791231' } } }],
    ['coll.decade', undefined, { NOT: { coll: { collDate: { ge: '00010101' } } } }],
    ['acquisition.decade', '2000', { acquisitionDate: { ge: '20000101', le: '20091231' } }],
    ['pdci', '7', { pdci: { ge: 7, lt: 8 } }],
    ['available', 'false', { available: false }],
    ['mlsStatus', undefined, { NULL: ['mlsStatus'] }],
  ])('on %s %s asks for %j, the next one takes it away', (key, term, filter) => {
    const chart = byFacet(key);
    expect(toggled(chart, {}, term)).toEqual(filter);
    expect(toggled(chart, filter, term)).toEqual({});
  });

  test('takes one of several away and leaves the others', () => {
    const filter: AccessionFilter = { crop: ['wheat', 'barley'], NULL: ['storage', 'crop'] };
    expect(crop && toggled<AccessionFilter>(crop, filter, 'wheat')).toEqual({
      crop: ['barley'],
      NULL: ['storage', 'crop'],
    });
    expect(crop && toggled<AccessionFilter>(crop, filter, undefined)).toEqual({
      crop: ['wheat', 'barley'],
      NULL: ['storage'],
    });
  });

  test('on a part of what is asked narrows it, and takes the whole away where it is all of it', () => {
    const pdci = byFacet('pdci');
    expect(toggled<AccessionFilter>(pdci, { pdci: { ge: 6.5 } }, '6')).toEqual({ pdci: { ge: 6.5, lt: 7 } });
    expect(isChosen<AccessionFilter>(pdci, { pdci: { ge: 6.5, lt: 7 } }, '6')).toBe(true);
    expect(toggled<AccessionFilter>(pdci, { pdci: { ge: 6.5, lt: 7 } }, '6')).toEqual({});
  });

  test('on a second storage asks for both', () => {
    const storage = byFacet('storage');
    const both: AccessionFilter = { storage: [13], AND: { storage: [20] } };
    expect(toggled<AccessionFilter>(storage, { storage: [13] }, '20')).toEqual(both);
    expect(toggled<AccessionFilter>(storage, both, '20')).toEqual({ storage: [13] });
  });
});
