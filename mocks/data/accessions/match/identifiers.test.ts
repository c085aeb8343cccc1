import type { MatchResult } from '@/contract/accession/match';
import { accessionUuid } from '@/mcpd/accession-uuid';
import type { PassportRecord } from '@/mcpd/record';
import { fillDemo } from '../../demo/demo-catalogue';
import { ACCESSION_REFERENCE } from '../../reference/reference';
import { accessionBuilder } from '../kept/builder';

let bare: PassportRecord | undefined;
fillDemo(
  (record) =>
    (bare ??= {
      ...record,
      puid: undefined,
      acceName: undefined,
      donorNumb: undefined,
      donorCode: undefined,
      collNumb: undefined,
      otherNumb: [],
      historic: false,
    }),
  1,
);

/** A catalogue of nothing but what is given. */
function catalogue(...records: Partial<PassportRecord>[]) {
  const builder = accessionBuilder();
  for (const record of records) if (bare) builder.add({ ...bare, ...record });
  return builder.build(ACCESSION_REFERENCE);
}

const told = ({ outcome, candidates }: MatchResult) =>
  [
    outcome,
    ...candidates.map(({ instituteCode, accessionNumber, reason }) => `${instituteCode} ${accessionNumber} ${reason}`),
  ].join(' | ');

const store = catalogue(
  { instCode: 'USA029', acceNumb: 'PI 316141', puid: '10.18730/0G1HT' },
  { instCode: 'NLD037', acceNumb: 'CGN00123', donorCode: 'USA029', donorNumb: 'PI 316141' },
  { instCode: 'CZE122', acceNumb: '01C0100001', acceName: 'Kanred', historic: true },
  { instCode: 'DEU146', acceNumb: 'TRI 77', acceName: 'Kanred', otherNumb: [{ number: 'PI 55555', usedBy: 'USA029' }] },
  { instCode: 'ETH085', acceNumb: '4028' },
  { instCode: 'POL003', acceNumb: '4028' },
  { instCode: 'PAK001', acceNumb: '000229' },
  { instCode: 'KEN212', acceNumb: 'GBK-000229', collNumb: 'EH76-31' },
  { instCode: 'POL003', acceNumb: '8111', collNumb: '9000' },
  { instCode: 'ETH085', acceNumb: '9000' },
  { instCode: 'FJI049', acceNumb: 'IB/FJI/12' },
  { instCode: 'RUS001', acceNumb: 'К-5' },
);

test.each([
  // As written
  ['PI 316141', 'exact | USA029 PI 316141 number'],
  ['  "PI\u00a0316141" ', 'exact | USA029 PI 316141 number'],
  ['IB/FJI/12', 'exact | FJI049 IB/FJI/12 number'],
  ['01C0100001', 'exact | CZE122 01C0100001 number'],
  // Spelled otherwise
  ['pi316141', 'probable | USA029 PI 316141 spelling'],
  ['K-5', 'probable | RUS001 К-5 spelling'],
  ['ib fji 12', 'probable | FJI049 IB/FJI/12 spelling'],
  // The same number twice, a collecting number that is as bare as an accession number
  ['4028', 'ambiguous | ETH085 4028 number | POL003 4028 number'],
  ['9000', 'ambiguous | ETH085 9000 number | POL003 8111 collectingNumber'],
  // With the institute
  ['ETH085 4028', 'exact | ETH085 4028 institute'],
  ['4028 (POL003)', 'exact | POL003 4028 institute'],
  ['cze122:01c0100001', 'probable | CZE122 01C0100001 spelling'],
  ['CGN CGN00123', 'probable | NLD037 CGN00123 institute'],
  ['DEU146 PI 316141', 'ambiguous | USA029 PI 316141 part'],
  // Persistent identifiers
  ['https://doi.org/10.18730/0g1ht', 'exact | USA029 PI 316141 doi'],
  ['10.18730/OG1HT', 'probable | USA029 PI 316141 similar'],
  ['10.18730/0G1HT for PI 316141', 'probable | USA029 PI 316141 doi'],
  ['10.18730/0G1HT = CGN00123', 'ambiguous | USA029 PI 316141 doi | NLD037 CGN00123 part'],
  ['10.18730/XXXXX', 'none'],
  // Other numbers and names
  ['PI 55555', 'probable | DEU146 TRI 77 otherNumber'],
  ['EH7631', 'probable | KEN212 GBK-000229 collectingNumber'],
  ['EH7-631', 'none'],
  ['kanred', 'ambiguous | CZE122 01C0100001 name | DEU146 TRI 77 name'],
  // What spreadsheets and typists do
  ['1C100001', 'probable | CZE122 01C0100001 similar'],
  ['229', 'ambiguous | PAK001 000229 similar | KEN212 GBK-000229 similar'],
  ['O1C0100001', 'probable | CZE122 01C0100001 similar'],
  ['8111.0', 'probable | POL003 8111 similar'],
  ['8.11E+03', 'ambiguous | POL003 8111 similar'],
  ['8.111E+03', 'probable | POL003 8111 similar'],
  ['316141', 'probable | USA029 PI 316141 similar'],
  // More than the number
  ['PI 316141 Triticum aestivum', 'probable | USA029 PI 316141 part'],
  ['Acc. No. PI 316141', 'probable | USA029 PI 316141 part'],
  ['PI 316141, TRI 77', 'ambiguous | USA029 PI 316141 part | DEU146 TRI 77 part'],
  // Nothing, or another one
  ['PI 316142', 'none'],
  ['PI 3161411', 'none'],
  ['Grif 316141', 'none'],
  ['', 'none'],
  ['—', 'none'],
])('%s: %s', async (typed, expected) => {
  const [result] = await store.match([typed]);
  expect(result && told(result)).toBe(expected);
});

it('knows uuids, also in an address', async () => {
  const uuid = accessionUuid('ETH085', '4028', bare?.genus ?? '');
  const results = await store.match([uuid.toUpperCase(), `https://example.org/a/${uuid}`, uuid.replace(/^./, 'x')]);
  expect(results.map(told)).toEqual(['exact | ETH085 4028 uuid', 'exact | ETH085 4028 uuid', 'none']);
});

it('says which are historic', async () => {
  const [result] = await store.match(['01C0100001']);
  expect(result?.candidates).toMatchObject([{ historic: true }]);
});

it('looks only in what one institute holds', async () => {
  const results = await store.match(['4028', 'PI 316141', '229', 'Kanred'], 'ETH085');
  expect(results.map(told)).toEqual(['exact | ETH085 4028 number', 'none', 'none', 'none']);
});

test('each may be asked for of an institute of its own', async () => {
  const results = await store.match(['4028', '4028', '4028'], ['ETH085', 'POL003', undefined]);
  expect(results.map(({ candidates }) => candidates.map(({ instituteCode }) => instituteCode))).toEqual([
    ['ETH085'],
    ['POL003'],
    ['ETH085', 'POL003'],
  ]);
});

it('lists ten of many candidates, and counts all', async () => {
  const many = catalogue(...Array.from({ length: 30 }, (_, i) => ({ acceNumb: `N ${i}`, acceName: 'Local' })));
  const [result] = await many.match(['LOCAL']);
  expect(result).toMatchObject({ outcome: 'ambiguous', candidateCount: 30 });
  expect(result?.candidates).toHaveLength(10);
});

it('answers in the order of the question, doubles included', async () => {
  const results = await store.match(['x', 'PI 316141', 'x']);
  expect(results.map(({ identifier, outcome }) => `${identifier} ${outcome}`)).toEqual([
    'x none',
    'PI 316141 exact',
    'x none',
  ]);
});

it('is not kept busy by texts of separators', async () => {
  const single = catalogue({ acceNumb: 'A 1' });
  const texts = Array.from({ length: 200 }, (_, i) => `X${i}${','.repeat(290)}(`);
  const start = process.cpuUsage();
  // Few at a time: on a busy machine all of them take longer than one question may.
  for (let at = 0; at < texts.length; at += 20) {
    const results = await single.match(texts.slice(at, at + 20));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 20 }, () => 'none'));
  }
  // Tenths of a second; read in every way that such a text could be read, it were a quarter of a minute.
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});

it('answers a few identifiers on a machine however slow, and refuses many that take too long', async () => {
  const named = (count: number) => Array.from({ length: count }, (_, i) => `N ${i}`);
  await store.match(named(1));
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 200));
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now * 1_000, system: 0 }));
  expect(await store.match(named(20))).toHaveLength(20);
  await expect(store.match(named(100))).rejects.toThrow('These identifiers take too long');
});
