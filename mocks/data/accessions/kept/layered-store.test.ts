import fc from 'fast-check';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { turns } from '../../../../test/harness/turns';
import { accessionBuilder } from './builder';
import { REFERENCE } from '../plain-filter.fixture';
import type { AccessionLayer, AccessionService, FilterInput } from '../service';
import { runs } from '../../../../test/harness/runs';

const GIVEN = '0b5f3c56-3a0c-4f0e-9d5b-6a8d7f1b2c3d';
const CODES = ['MEX002', 'SYR002', 'XXX999'];
const some = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const partArbitrary = fc.record({
  crop: maybe(some('wheat', 'maize')),
  species: maybe(some('aestivum', 'mays')),
  origCty: maybe(some('MEX', 'SYR')),
  sampStat: maybe(some(100, 300)),
  storage: fc.subarray([10, 13]),
  historic: maybe(fc.boolean()),
  mlsStat: maybe(fc.boolean()),
  acceName: maybe(some('Río', 'Kaiser 12')),
  collSite: maybe(some('rio negro', 'Верхний Дон')),
  collDate: maybe(some('19930412', '1993----')),
  otherNumb: fc.subarray([{ number: 'CPI 7' }, { number: 'Zé', usedBy: 'AUS001' }]),
  duplSite: fc.subarray(['NOR051', 'USA001']),
  place: maybe(some([12.25, 100], [-1.5, 0])),
  lastModifiedDate: maybe(some('2020-01-02T03:04:05.000Z')),
});

/** The tenth brings its uuid along. */
const recordOf = (at: number, { place, ...part }: Partial<PassportRecord> & { place?: number[] }): PassportRecord => ({
  ...emptyRecord(CODES[at % 3] ?? '', `TVu-${at}`, at % 2 ? 'Zea' : 'Triticum'),
  ...part,
  ...(place && { decLatitude: place[0], decLongitude: place[1] }),
  ...(at % 4 === 0 && { puid: `10.5072/A${at}` }),
  ...(at === 10 && { uuid: GIVEN }),
});
const uuidOf = ({ uuid, instCode, acceNumb, genus }: PassportRecord): string =>
  uuid ?? accessionUuid(instCode, acceNumb, genus);
const recordsArbitrary = (from: number, to: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: from, max: to }), partArbitrary), { selector: ([at]) => at })
    .map((rows) => rows.map(([at, part]) => recordOf(at, part)));

function storeOf(records: readonly PassportRecord[]): AccessionService {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  return builder.build(REFERENCE);
}

const FILTERS: FilterInput[] = [
  {},
  { historic: true },
  { _text: 'rio' },
  { crop: ['wheat'], geo: { referenced: true } },
  { subsets: ['a-subset'] },
];

/** Everything that readers see: lists, facets, counts, words, places, tiles, single records, files. */
async function seenIn(store: AccessionService) {
  const lines: string[] = [];
  for await (const piece of store.download({}, 'mcpd')) lines.push(piece);
  return {
    pages: await Promise.all(FILTERS.map((filter) => store.filterPage(filter, { l: 100, facets: 'subsets' }))),
    overview: await store.overview({}),
    counts: await store.counts(),
    places: await Promise.all(FILTERS.map((filter) => store.mapInfo(filter))),
    tile: (await store.tile({}, { z: 0, x: 0, y: 0, scale: 1 }, { color: '000000' })).tag,
    given: await store.details(GIVEN),
    match: await store.match(['TVu-10', 'tvu 3', '10.5072/A4']),
    mcpd: lines.join(''),
  };
}

const enrol = async (store: AccessionService) => {
  await store.rename({
    institutes: new Map([['MEX002', { fullName: 'Genebank by the river, Rio' }]]),
    crops: new Map(),
    networks: new Map(),
  });
  await store.enrol('subsets', [
    { property: 'subsets', uuid: 'a-subset', title: 'A subset', members: [GIVEN, uuidOf(recordOf(3, {}))] },
  ]);
};

function merged(loaded: readonly PassportRecord[], { records, removed }: AccessionLayer): PassportRecord[] {
  const over = new Map(records.map((record) => [uuidOf(record), record]));
  const before = new Set(loaded.map(uuidOf));
  return [
    ...loaded.map((record) => over.get(uuidOf(record)) ?? record),
    ...records.filter((record) => !before.has(uuidOf(record))),
  ].filter((record) => !removed.includes(uuidOf(record)) || over.has(uuidOf(record)));
}

test('a layer shows what a catalogue loaded with it shows, and an empty one takes it back', async () => {
  await fc.assert(
    fc.asyncProperty(
      recordsArbitrary(0, 12),
      recordsArbitrary(6, 18),
      fc.subarray(Array.from({ length: 13 }, (_, at) => at)),
      async (loaded, records, gone) => {
        const layer = { records, removed: gone.map((at) => uuidOf(recordOf(at, {}))) };
        const store = storeOf(loaded);
        await enrol(store);
        const before = await seenIn(store);
        await store.putLayer(layer);
        const whole = storeOf(merged(loaded, layer));
        await enrol(whole);
        expect(await seenIn(store)).toEqual(await seenIn(whole));
        await store.putLayer({ records: [], removed: [] });
        expect(await seenIn(store)).toEqual(before);
      },
    ),
    { numRuns: runs(40) },
  );
});

test('a question amid a change is answered with all of it or nothing', async () => {
  const loaded = Array.from({ length: 6_000 }, (_, at) => recordOf(at, { crop: 'wheat' }));
  const store = storeOf(loaded);
  const records = loaded.slice(0, 3_000).map((record) => ({ ...record, crop: 'maize' }));
  const change = { done: false };
  const put = store.putLayer({ records, removed: [] }).then(() => (change.done = true));
  const seen = new Set<number>();
  while (!change.done) {
    seen.add(await store.count({ crop: ['maize'] }));
    await turns(1);
  }
  await put;
  expect([...seen].filter((count) => count !== 0 && count !== 3_000)).toEqual([]);
  expect(await store.count({ crop: ['maize'] })).toBe(3_000);
});

test('of two layers put at once the later one stays', async () => {
  const store = storeOf([recordOf(0, {})]);
  const earlier = store.putLayer({ records: [], removed: [] });
  void store.putLayer({ records: [], removed: [uuidOf(recordOf(0, {}))] });
  await earlier;
  expect(await store.count({})).toBe(0);
});
