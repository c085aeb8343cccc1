import { cropOf, CROPS } from '@/mcpd/crop-table';
import type { PassportRecord } from '@/mcpd/record';
import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { COUNTRIES } from '../reference/countries';
import { demoRecords, fillDemo } from './demo-catalogue';
import { demoDoi } from './holding';
import { INSTITUTES } from '../reference/institutes';

const COUNT = 20_000;
const records = [...demoRecords(COUNT)];
const share = (test: (record: PassportRecord) => boolean) => records.filter(test).length / COUNT;
const year = (date: string) => Number(date.slice(0, 4));

test('the same count and seed give the same records, another seed does not', () => {
  const again: PassportRecord[] = [];
  fillDemo((record) => again.push(record), 500, 7);
  expect(again).toEqual([...demoRecords(500, 7)]);
  expect(again).not.toEqual([...demoRecords(500, 8)]);
});

test.each([0, 1, 37, 300, 4_321])('%i records are that many', (count) => {
  expect([...demoRecords(count)]).toHaveLength(count);
});

test('institute, number and genus name one accession only, and so does a DOI', () => {
  expect(new Set(records.map((r) => `${r.instCode} ${r.acceNumb} ${r.genus}`)).size).toBe(COUNT);
  const dois = records.flatMap(({ puid }) => puid ?? []);
  expect(new Set(dois).size).toBe(dois.length);
  expect(dois.every((doi) => /^10\.5072\/[0-9A-HJKMNP-TV-Z]{5}$/.test(doi))).toBe(true);
});

test('millions of DOIs stay apart', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 4_300_000; index += 43) seen.add(demoDoi(index));
  expect(seen.size).toBe(100_000);
});

test('28 crops in about sixty institutes, all of them known', () => {
  const crops = new Set(records.map(({ crop }) => crop));
  const known = new Set(CROPS.map(({ shortName }) => shortName));
  expect(crops.size).toBe(28);
  expect([...crops].filter((crop) => !known.has(crop ?? ''))).toEqual([]);
  const holders = new Set(records.map(({ instCode }) => instCode));
  expect(holders.size).toBeGreaterThanOrEqual(58);
  expect(holders.size).toBeLessThanOrEqual(65);
});

test('taxon and crop name lead to the crop', () => {
  const astray = records.filter((record) => cropOf(record) !== record.crop);
  expect(astray.map((r) => `${r.cropName} ${r.genus} ${r.species}: ${r.crop}`)).toEqual([]);
});

test('every code is one that exists', () => {
  const institutes = new Set(INSTITUTES.map(({ code }) => code));
  const countries = new Set(COUNTRIES.map(({ code3 }) => code3));
  const numbers = new Set([...SAMPLE_STATUS, ...COLLECTING_SOURCE, ...STORAGE].map(String));
  const unknown = new Set<string>();
  const check = (known: ReadonlySet<string>, codes: readonly (string | undefined)[]) => {
    for (const code of codes) if (code !== undefined && !known.has(code)) unknown.add(code);
  };
  for (const r of records) {
    check(institutes, [r.instCode, r.donorCode, ...r.collCode, ...r.bredCode, ...r.duplSite]);
    for (const { usedBy } of r.otherNumb) check(institutes, [usedBy]);
    check(countries, [r.origCty]);
    check(numbers, [r.sampStat ?? 500, r.collSrc ?? 10, ...r.storage].map(String));
  }
  expect([...unknown]).toEqual([]);
});

test('dates are MCPD dates, and nothing comes in before it was collected', () => {
  const DATE = /^(18|19|20)\d\d(----|(0[1-9]|1[0-2])(--|0[1-9]|1\d|2[0-8]))$/;
  const faulty = records.filter(({ acqDate, collDate, createdDate = '', lastModifiedDate = '' }) => {
    const readable = [acqDate, collDate].every((date) => date === undefined || DATE.test(date));
    const early = acqDate !== undefined && collDate !== undefined && year(acqDate) < year(collDate);
    return !readable || early || createdDate > lastModifiedDate;
  });
  expect(faulty.map(({ acqDate, collDate }) => [acqDate, collDate])).toEqual([]);
});

test('a duplicate shares its origin with the accession that it came from', () => {
  const byNumber = new Map(records.map((r) => [`${r.instCode} ${r.acceNumb}`, r]));
  const pairs = records.flatMap((r) => {
    const source = byNumber.get(`${r.donorCode} ${r.donorNumb}`);
    return source && source.crop === r.crop && source.collNumb !== undefined && source.collNumb === r.collNumb
      ? [[r, source] as const]
      : [];
  });
  expect(pairs.length).toBeGreaterThan(200);
  for (const [r, source] of pairs) {
    expect(r.instCode).not.toBe(source.instCode);
    expect([r.origCty, r.collSite, r.decLatitude]).toEqual([source.origCty, source.collSite, source.decLatitude]);
    expect(r.otherNumb).toContainEqual({ usedBy: source.instCode, number: source.acceNumb });
  }
});

test.each<[what: string, test: (record: PassportRecord) => boolean, least: number, most: number]>([
  ['with coordinates', (r) => r.decLatitude !== undefined, 0.24, 0.32],
  ['historic', (r) => r.historic === true, 0.03, 0.05],
  ['landraces', (r) => r.sampStat === 300, 0.4, 0.62],
  ['wild', (r) => r.sampStat !== undefined && r.sampStat < 200, 0.05, 0.15],
  ['cultivars', (r) => r.sampStat === 500, 0.08, 0.2],
  ['with a DOI', (r) => r.puid !== undefined, 0.2, 0.45],
  ['of unknown origin', (r) => r.origCty === undefined, 0.04, 0.16],
  ['in more than one kind of store', (r) => r.storage.length > 1, 0.1, 0.4],
  ['safety duplicated', (r) => r.duplSite.length > 0, 0.25, 0.55],
  ['in Svalbard', (r) => r.sgsv === true, 0.15, 0.35],
  ['with pictures', (r) => (r.images ?? 0) > 0, 0.04, 0.2],
  ['named in another script', (r) => /[^ -ɏ\u1E00-\u1EFF‘-”]/.test(r.acceName ?? ''), 0.05, 0.25],
  ['from a country that is gone', (r) => COUNTRIES.some((c) => !c.current && c.code3 === r.origCty), 0.005, 0.04],
  ['with hostile signs', (r) => /[<&"]/.test(`${r.remarks}${r.collSite}`), 0.03, 0.2],
])('the share of accessions %s is believable', (_what, test_, least, most) => {
  const found = share(test_);
  expect(found).toBeGreaterThan(least);
  expect(found).toBeLessThan(most);
});

test('what is historic is neither stored nor to be had', () => {
  expect(records.filter((r) => r.historic && (r.available !== false || r.storage.length > 0))).toEqual([]);
});

test('only European collections are part of AEGIS', () => {
  const holders = new Set(records.filter(({ aegis }) => aegis).map(({ instCode }) => instCode.slice(0, 3)));
  expect([...holders].filter((code) => ['USA', 'IND', 'CHN', 'MEX', 'PHL', 'ETH', 'JPN'].includes(code))).toEqual([]);
  expect(holders.size).toBeGreaterThan(8);
});
