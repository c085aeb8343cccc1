import { object, ValidationError, type Schema } from 'yup';
import * as schema from './schema';

/** The key of what is wrong first, or what comes out. */
function outcome(of: Schema, value: unknown): unknown {
  try {
    return of.validateSync(value) as unknown;
  } catch (fault) {
    return fault instanceof ValidationError ? (fault.errors[0] as unknown) : fault;
  }
}
const spanSchema = object({ startDate: schema.mcpdDate(), endDate: schema.mcpdEnd() });
const ADA = { fullName: 'Ada', role: 'CURATOR' };
const wrong = (key: string, count?: number) => ({ key, ...(count !== undefined && { count }) });

test.each<[string, Schema, unknown, unknown]>([
  ['a WIEWS code', schema.wiewsCode(), ' CZE122 ', 'CZE122'],
  ['a WIEWS code of four digits', schema.wiewsCode(), 'NGA1010', 'NGA1010'],
  ['no WIEWS code', schema.wiewsCode(), '', null],
  ['a WIEWS code in small letters', schema.wiewsCode(), 'cze122', wrong('uppercase')],
  ['a WIEWS code without digits', schema.wiewsCode(), 'CZE', wrong('wiewsCode')],
  ['a country', schema.countryCode(), 'CZE', 'CZE'],
  ['a country in small letters', schema.countryCode(), 'cze', wrong('uppercase')],
  ['a country of two letters', schema.countryCode(), 'CZ', wrong('countryCode')],
  ['a DOI', schema.doi(), '10.18730/1CG5', '10.18730/1CG5'],
  ['a DOI of a subdivision', schema.doi(), '10.1000.10/a', '10.1000.10/a'],
  ['a DOI with its resolver', schema.doi(), 'https://doi.org/10.18730/1CG5', wrong('doi')],
  ['a DOI without suffix', schema.doi(), '10.18730/', wrong('doi')],
  ['a telephone number', schema.phone(), '+420-233.022', '+420-233.022'],
  ['a telephone number with words', schema.phone(), 'ask 12', wrong('phone')],
  ['an address', schema.url(), ' https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
  ['an address in another script', schema.url(), 'http://пример.рф/ä', 'http://пример.рф/ä'],
  ['an address of files', schema.url(), 'ftp://ftp.example.org/pub', 'ftp://ftp.example.org/pub'],
  ['no address', schema.url(), '', null],
  ['an address without its scheme', schema.url(), 'www.example.org', wrong('url')],
  ['an address of a host without a dot', schema.url(), 'https://example', wrong('url')],
  ['two addresses', schema.url(), 'https://a.example https://b.example', wrong('url')],
  ['a script', schema.url(), 'javascript:alert(1)', wrong('url')],
  ['a script after slashes', schema.url(), 'javascript://example.org/%0aalert(1)', wrong('url')],
  ['an address that no expression may choke on', schema.url(), `http://${'a.'.repeat(28)}~`, wrong('url')],
  ['a date', schema.mcpdDate(), '20240229', '20240229'],
  ['a date without day', schema.mcpdDate(), '19930100', '19930100'],
  ['a date in words', schema.mcpdDate(), '3 May 2019', wrong('date')],
  ['a date of no leap year', schema.mcpdDate(), '20230229', wrong('date')],
  [
    'an end',
    spanSchema,
    { startDate: '20240315', endDate: '20240000' },
    { startDate: '20240315', endDate: '20240000' },
  ],
  ['an end before its start', spanSchema, { startDate: '20240315', endDate: '20240314' }, wrong('beforeStart')],
  [
    'an end without a month before its start',
    spanSchema,
    { startDate: '20010315', endDate: '20000000' },
    wrong('beforeStart'),
  ],
  ['people with a telephone', schema.creators(), [{ ...ADA, fax: '+420 (2) 33' }], [{ ...ADA, fax: '+420233' }]],
  ['people without one', schema.creators(), [{ ...ADA, phoneNumber: 'abc' }], wrong('phone')],
  ['a number', schema.amount({ min: -90, max: 90 }), ' -12.5', -12.5],
  ['no number', schema.amount(), ' ', null],
  ['words for a number', schema.amount(), '12,5', wrong('number')],
  ['a number below', schema.amount({ min: -90 }), '-91', wrong('least', -90)],
  ['a number above', schema.amount({ max: 90 }), '90.1', wrong('most', 90)],
  ['a part of a number', schema.amount({ whole: true }), '1.5', wrong('whole')],
  ['addresses', schema.emails(3), ['a@example.org', 'b@example.org'], ['a@example.org', 'b@example.org']],
  ['addresses, one of them wrong', schema.emails(3), ['a@example.org', 'b@'], wrong('emails')],
  ['texts', schema.texts(2), ['a', 'b'], ['a', 'b']],
  ['too many texts', schema.texts(1), ['a', 'b'], wrong('listAtMost', 1)],
  ['too few texts', schema.texts(9, schema.text(9), 2), ['a'], wrong('lines', 2)],
  ['a text of several lines', schema.text(20), ' a\r\nb\rc\u2028d\u0085e\vf\ng\th ', 'a\nb\nc\nd\ne\nf\ng\th'],
  ['a text with control characters', schema.text(20), '\u0000a\u001b[2Jb\u0007\u007f', 'a[2Jb'],
  ['a text of control characters alone', schema.text(20), '\u0000\u001b', null],
  ['a needed text of them', schema.neededText(20), '\u0000\u001b', wrong('required')],
  ['texts with them', schema.texts(3), ['a\u0000', 'b'], ['a', 'b']],
  ['JSON with them', schema.json(), '{"a": "b\\u0000c"}', { a: 'bc' }],
  ['JSON with them that was read already', schema.json(), { a: ['b\u001bc'] }, { a: ['bc'] }],
  ['JSON', schema.json(), '{"a": [1]}', { a: [1] }],
  ['JSON that was read already', schema.json(), { a: 1 }, { a: 1 }],
  ['no JSON', schema.json(), ' ', null],
  ['damaged JSON', schema.json(), '{"a": }', wrong('json')],
])('%s', (_, of, value, expected) => expect(outcome(of, value)).toEqual(expected));
