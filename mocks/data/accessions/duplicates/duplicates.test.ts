import fc from 'fast-check';
import type { DuplicatesFilter } from '@/contract/labs/duplicates';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { accessionBuilder } from '../kept/builder';
import { plainClusters, uuidOf } from './plain-duplicates.fixture';
import { randomRecords } from './random-records.fixture';
import { MOST_SHARING } from './shared-keys';
import { runs } from '../../../../test/harness/runs';

const REFERENCE = { institutes: [], countries: [], regions: [], crops: [] };

function storeOf(records: readonly PassportRecord[]) {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  return builder.build(REFERENCE);
}

const wheat = (instCode: string, acceNumb: string, rest: Partial<PassportRecord> = {}): PassportRecord => ({
  ...emptyRecord(instCode, acceNumb, 'Triticum'),
  ...rest,
});

const ONE = wheat('CZE122', '01C 100', {
  puid: '10.5072/AAA',
  donorCode: 'DEU146',
  donorNumb: 'TRI 77',
  collNumb: 'K-12',
  collCode: ['CZE122'],
  species: 'aestivum',
  origCty: 'ALB',
  collDate: '1994----',
});

const DONATED = { donorCode: 'CZE122', donorNumb: '01C100' };

test.each<[string, PassportRecord, string[]]>([
  ['the DOI, in any case', wheat('MEX002', 'X', { puid: '10.5072/aaa' }), ['doi  10.5072/AAA']],
  ['the number at the donor', wheat('DEU146', 'tri77'), ['donorNumber DEU146 TRI 77']],
  ['the number that was donated', wheat('MEX002', 'X', DONATED), ['donorNumber CZE122 01C 100']],
  [
    'the number of a third donor',
    wheat('MEX002', 'X', { donorCode: 'DEU146', donorNumb: 'TRI-77' }),
    ['donorNumber DEU146 TRI 77'],
  ],
  [
    'the collecting number',
    wheat('MEX002', 'X', { collNumb: 'k 12', collCode: ['MEX002', 'CZE122'] }),
    ['collectingNumber CZE122 K-12'],
  ],
  ['the collecting number of another institute', wheat('MEX002', 'X', { collNumb: 'K-12', collCode: ['MEX002'] }), []],
  ['a donor number of another institute', wheat('MEX002', 'X', { donorCode: 'NLD037', donorNumb: 'TRI 77' }), []],
  ['the number alone', wheat('MEX002', '01C 100'), []],
  ['nothing but the holder', wheat('CZE122', 'X', DONATED), []],
])('they share %s', async (_, other, expected) => {
  const { content } = await storeOf([ONE, other]).duplicates({});
  expect(
    content.flatMap(({ evidence }) =>
      evidence.map(({ kind, institute = '', value }) => `${kind} ${institute} ${value}`),
    ),
  ).toEqual(expected);
  if (expected.length > 0) expect(content[0]?.uuids).toEqual([ONE, other].map(uuidOf));
});

test('accessions that share nothing are joined through a third one', async () => {
  const [two, three] = [wheat('DEU146', 'TRI 77'), wheat('MEX002', 'X', { puid: '10.5072/AAA' })];
  const { content, totalElements, holders } = await storeOf([two, three, ONE]).duplicates({});
  expect(totalElements).toBe(1);
  expect(content[0]).toMatchObject({
    uuids: [two, three, ONE].map(uuidOf),
    count: 3,
    holders: ['CZE122', 'DEU146', 'MEX002'].map((code) => ({ code, count: 1 })),
    evidence: [{ uuids: [two, ONE].map(uuidOf) }, { uuids: [three, ONE].map(uuidOf) }],
  });
  expect(holders.map(({ code, count }) => `${code} ${count}`)).toEqual(['CZE122 1', 'DEU146 1', 'MEX002 1']);
});

test.each<[string, Partial<PassportRecord>, string[]]>([
  ['nothing, where nothing is recorded', {}, []],
  ['nothing, where all is the same', { species: 'Aestivum', origCty: 'ALB', collDate: '19940612' }, []],
  ['nothing, where no species is named', { species: 'sp.' }, []],
  ['nothing, where a day is not known', { collDate: '19940000' }, []],
  ['another genus', { genus: 'Aegilops', species: 'tauschii' }, ['genus']],
  ['another species', { species: 'durum' }, ['species']],
  ['another country of origin', { origCty: 'GRC' }, ['origin']],
  ['another collecting date', { collDate: '19950612' }, ['collectingDate']],
  ['all of it', { genus: 'Rosa', origCty: 'GRC', collDate: '1990----' }, ['genus', 'origin', 'collectingDate']],
])('against it speaks %s', async (_, rest, against) => {
  const { content } = await storeOf([ONE, wheat('MEX002', 'X', { ...DONATED, ...rest })]).duplicates({});
  expect(content.map((each) => each.against)).toEqual([against]);
});

test('two accessions of one holder speak against it, and come after what nothing speaks against', async () => {
  const doubled = [wheat('AAA001', 'A1', { puid: '10.5072/B' }), wheat('AAA001', 'A2', { puid: '10.5072/B' })];
  const store = storeOf([...doubled, wheat('BBB002', 'B1', { puid: '10.5072/B' }), ONE, wheat('MEX002', 'X', DONATED)]);
  const { content } = await store.duplicates({});
  expect(content.map(({ count, against }) => [count, against])).toEqual([
    [2, []],
    [3, ['sameHolder']],
  ]);
});

test('a number that everybody uses is no evidence, nor is what has no digit', async () => {
  const sharing = (count: number, donorNumb: string) =>
    Array.from({ length: count }, (_, at) => wheat(`AAA${100 + at}`, `${at}`, { donorCode: 'DEU146', donorNumb }));
  const clusters = async (count: number, number = '1') => {
    const { content } = await storeOf(sharing(count, number)).duplicates({});
    return content.map((each) => [each.count, each.accessions.length, each.uuids.length]);
  };
  expect(await clusters(MOST_SHARING)).toEqual([[MOST_SHARING, 20, MOST_SHARING]]);
  expect(await clusters(MOST_SHARING + 1)).toEqual([]);
  expect(await clusters(2, 'unknown')).toEqual([]);
});

test('clusters are narrowed by evidence, holder and genus, and come in pages', async () => {
  const rose = { ...emptyRecord('NLD037', 'R1', 'Rosa'), puid: '10.5072/C' };
  const store = storeOf([
    ONE,
    wheat('MEX002', 'X', DONATED),
    rose,
    { ...rose, instCode: 'MEX002', acceNumb: 'R2' },
    wheat('BBB002', 'alone'),
  ]);
  const found = async (filter: DuplicatesFilter, p?: number, l?: number) => {
    const { content, totalElements } = await store.duplicates(filter, p, l);
    return [totalElements, ...content.map(({ evidence }) => evidence[0]?.kind)];
  };
  expect(await found({})).toEqual([2, 'donorNumber', 'doi']);
  expect(await found({ evidence: ['doi'] })).toEqual([1, 'doi']);
  expect(await found({ evidence: ['doi', 'donorNumber'], holders: ['CZE122'] })).toEqual([1, 'donorNumber']);
  expect(await found({ genera: ['Rosa'] })).toEqual([1, 'doi']);
  expect(await found({ holders: ['BBB002'] })).toEqual([0]);
  expect(await found({}, 1, 1)).toEqual([2, 'doi']);
});

test('changed accessions are looked at anew', async () => {
  const store = storeOf([ONE, wheat('MEX002', 'X')]);
  expect((await store.duplicates({})).totalElements).toBe(0);
  await store.putLayer({ records: [wheat('MEX002', 'X', DONATED)], removed: [] });
  expect((await store.duplicates({})).totalElements).toBe(1);
});

test('clusters are what is counted pair by pair', async () => {
  await fc.assert(
    fc.asyncProperty(randomRecords(12), async (records) => {
      const { content } = await storeOf(records).duplicates({}, 0, 50);
      expect(content.map(({ uuids }) => uuids.toSorted().join()).sort()).toEqual(plainClusters(records));
    }),
    { numRuns: runs(60) },
  );
});
