import fc from 'fast-check';
import Papa from 'papaparse';
import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '../contract/codes';
import { cleanText } from './reading/clean-text';
import { parseMcpd } from './reading/parse-mcpd';
import { readDate } from './passport-date';
import type { PassportRecord } from './record';
import { WRITTEN_COLUMNS, toMcpdRow } from './to-mcpd-row';
import { runs } from '../../test/harness/runs';

const write = (records: PassportRecord[], delimiter: string, newline: string) =>
  Papa.unparse([[...WRITTEN_COLUMNS], ...records.map(toMcpdRow)], { delimiter, newline });

/** Text as it stands in a record: what reading has cleaned, and therefore keeps. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom('a', 'É', '"', ',', ';', '\t', '\n', '|', '&', '=', '1', '<', ' ', '한', 'ش'),
      maxLength: 20,
    }),
  )
  .map((raw) => cleanText(raw, () => undefined))
  .filter((value) => value !== '' && !/[\r\ufffd\u0080-\u009f]|[ÂÃ]/.test(value));

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const item = text
  .map((value) => value.replaceAll(';', '').trim())
  .filter((value) => value !== '' && cleanText(value, () => undefined) === value);
const items = fc.uniqueArray(item, { maxLength: 3 });
const institute = fc.stringMatching(/^[A-Z]{3}\d{3,4}$/);
const institutes = fc.uniqueArray(institute, { maxLength: 3 });
const date = fc
  .tuple(fc.integer({ min: 1500, max: 2024 }), fc.nat(12), fc.nat(31))
  .map(([y, m, d]) => readDate(`${y}${String(m).padStart(2, '0')}${String(d).padStart(2, '0')}`).value);
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);

const record: fc.Arbitrary<PassportRecord> = fc.record({
  puid: some(fc.stringMatching(/^10\.\d{4,5}\/[A-Z0-9]{1,8}$/)),
  instCode: institute,
  acceNumb: text,
  genus: fc.stringMatching(/^[A-Z][a-z]{1,10}$/),
  collNumb: some(text),
  collCode: institutes,
  collName: items,
  collInstAddress: some(text),
  collMissId: some(text),
  species: some(text),
  spAuthor: some(text),
  subtaxa: some(text),
  subtAuthor: some(text),
  cropName: some(text),
  acceName: some(text),
  acqDate: some(date),
  origCty: fc.constantFrom(undefined, 'PER', 'SUN', 'CIV'),
  collSite: some(text),
  decLatitude: some(number(0.001, 90)),
  decLongitude: some(number(-180, -1e-9)),
  coordUncert: some(number(0, 1e6)),
  coordDatum: some(text),
  geoRefMeth: some(text),
  elevation: some(number(-450, 9000)),
  collDate: some(date),
  bredCode: institutes,
  bredName: items,
  sampStat: some(fc.constantFrom<number>(...SAMPLE_STATUS)),
  ancest: some(text),
  collSrc: some(fc.constantFrom<number>(...COLLECTING_SOURCE)),
  donorCode: some(institute),
  donorName: some(text),
  donorNumb: some(text),
  otherNumb: fc.array(fc.oneof(fc.record({ number: item }), fc.record({ usedBy: institute, number: item })), {
    maxLength: 3,
  }),
  duplSite: institutes,
  duplInstName: items,
  storage: fc.uniqueArray(fc.constantFrom<number>(...STORAGE), { maxLength: 3 }),
  mlsStat: some(fc.boolean()),
  remarks: some(text),
  acceUrl: some(fc.webAuthority().map((host) => `https://${host}/a?b=c#d`)),
  available: some(fc.boolean()),
  historic: some(fc.boolean()),
});

test('what is written reads again as the same, value by value', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(record, { minLength: 1, maxLength: 8, selector: (r) => `${r.instCode}|${r.acceNumb}|${r.genus}` }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      (records, delimiter, newline) => {
        const { records: again, report } = parseMcpd(new TextEncoder().encode(write(records, delimiter, newline)));
        expect(again).toEqual(records);
        expect(report).toMatchObject({ rows: records.length, refused: 0 });
        expect(report.counts.filter(({ severity }) => severity === 'normalised')).toEqual([]);
      },
    ),
    { numRuns: runs(300) },
  );
});

test('the columns are those of the standard, in its order, and LATITUDE stays empty', () => {
  expect(WRITTEN_COLUMNS.slice(0, 3)).toEqual(['PUID', 'INSTCODE', 'ACCENUMB']);
  expect(WRITTEN_COLUMNS).toHaveLength(44);
});
