import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { demoRecords } from '../../demo/demo-catalogue';
import { accessionBuilder } from '../kept/builder';

const REFERENCE = { institutes: [], countries: [], regions: [], crops: [] };
const uuidOf = (r: PassportRecord) => accessionUuid(r.instCode, r.acceNumb, r.genus);

function storeOf(records: Iterable<PassportRecord>) {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  return builder.build(REFERENCE);
}

const wheat = (instCode: string, acceNumb: string, rest: Partial<PassportRecord> = {}): PassportRecord => ({
  ...emptyRecord(instCode, acceNumb, 'Triticum'),
  ...rest,
});

const ASKED = wheat('CZE122', '01C 100', {
  puid: '10.5072/AAA',
  donorCode: 'DEU146',
  donorNumb: 'TRI 77',
  collNumb: 'K-12',
  collCode: ['CZE122'],
  collMissId: 'ALB1994-1',
  otherNumb: [{ usedBy: 'USA029', number: 'PI 5' }, { number: 'No. 9' }],
});

test.each<[string, PassportRecord, string[]]>([
  ['the same DOI', wheat('MEX002', 'X', { puid: '10.5072/aaa' }), ['doi 10.5072/AAA doi']],
  ['the number at the donor', wheat('DEU146', 'tri77'), ['donorNumber TRI 77 accessionNumber']],
  ['given on', wheat('MEX002', 'X', { donorCode: 'CZE122', donorNumb: '01C100' }), ['donorNumber 01C 100 donorNumb']],
  [
    'of the same donor',
    wheat('MEX002', 'X', { donorCode: 'DEU146', donorNumb: 'TRI 77' }),
    ['donorNumber TRI 77 donorNumb'],
  ],
  [
    'known elsewhere by its number',
    wheat('MEX002', 'X', { otherNumb: [{ usedBy: 'CZE122', number: '01C 100' }] }),
    ['alias 01C 100 aliases'],
  ],
  ['of its other number', wheat('USA029', 'PI 5'), ['alias PI 5 accessionNumber']],
  [
    'collected on the same journey',
    wheat('MEX002', 'X', { collNumb: 'K 12', collMissId: 'ALB1994-1' }),
    ['collectingNumber K-12 coll.collNumb'],
  ],
  [
    'of the same collector',
    wheat('MEX002', 'X', { collNumb: 'K-12', collCode: ['CZE122'] }),
    ['collectingNumber K-12 coll.collNumb'],
  ],
  ['of the same number by another collector', wheat('MEX002', 'X', { collNumb: 'K-12', collCode: ['XXX'] }), []],
  ['of the same number at another institute', wheat('MEX002', 'TRI 77'), []],
  ['of another plant', { ...emptyRecord('DEU146', 'TRI 77', 'Rosa') }, []],
  ['of a number that nobody is named for', wheat('MEX002', 'No. 9'), []],
  [
    'all at once',
    wheat('DEU146', 'TRI 77', { puid: '10.5072/AAA', collNumb: 'K-12', collCode: ['CZE122'] }),
    ['doi 10.5072/AAA doi', 'donorNumber TRI 77 accessionNumber', 'collectingNumber K-12 coll.collNumb'],
  ],
])('one %s', async (_, other, expected) => {
  // oxfmt-ignore
  const found = (await storeOf([ASKED, other]).similar(uuidOf(ASKED))) ?? [];
  expect(found.map(({ accession }) => accession.uuid)).toEqual(expected.length > 0 ? [uuidOf(other)] : []);
  expect(
    found.flatMap(({ evidence }) => evidence.map(({ kind, value, field }) => `${kind} ${value} ${field}`)),
  ).toEqual(expected);
});

test('what nobody holds has nothing like it', async () => {
  expect(await storeOf([ASKED]).similar(uuidOf(wheat('X', 'none')))).toBeUndefined();
});

test('the strongest come first, fifty at most', async () => {
  const many = Array.from({ length: 60 }, (_, i) => wheat('MEX002', `X ${i}`, { donorCode: 'DEU146', donorNumb: 'TRI 77' })); // oxfmt-ignore
  const found =
    (await storeOf([ASKED, ...many, wheat('A', '1', { puid: '10.5072/AAA' })]).similar(uuidOf(ASKED))) ?? [];
  expect(found).toHaveLength(50);
  expect(found[0]?.evidence[0]?.kind).toBe('doi');
});

test('in the demo catalogue every accession given on is found from both sides', async () => {
  const records = [...demoRecords(6_000)].map((record) => ({ ...record }));
  const store = storeOf(records);
  const byNumber = new Map(records.map((r) => [`${r.instCode} ${r.acceNumb} ${r.genus}`, r]));
  const given = records.flatMap((r): [PassportRecord, PassportRecord][] => {
    const first = byNumber.get(`${r.donorCode} ${r.donorNumb} ${r.genus}`);
    return first && first !== r ? [[r, first]] : [];
  });
  expect(given.length).toBeGreaterThan(300);
  for (const [later, first] of given)
    for (const [asked, other] of [
      [later, first],
      [first, later],
    ] as const) {
      const similar = (await store.similar(uuidOf(asked))) ?? [];
      const uuids = similar.map(({ accession }) => accession.uuid);
      expect(uuids).toContain(uuidOf(other));
      expect(uuids).not.toContain(uuidOf(asked));
    }
});
