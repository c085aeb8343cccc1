import * as fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { isMcpdDate } from '@/contract/is-mcpd-date';
import { readWrittenDate } from './read-written-date';
import { runs } from '../../../../test/harness/runs';

test.each([
  ['2019', 'en', '20190000'],
  ['May 2019', 'en', '20190500'],
  ['3.5.2019', 'en', '20190503'],
  ['2019-05-03', 'en', '20190503'],
  ['3 May 2019', 'en', '20190503'],
  ['20190503', 'en', '20190503'],
  ['20190500', 'en', '20190500'],
  ['2019----', 'en', '20190000'],
  ['201905', 'en', '20190500'],
  ['05/2019', 'en', '20190500'],
  ['2019-00-00', 'en', '20190000'],
  ['25/12/2019', 'en', '20191225'],
  ['12/25/2019', 'fr', '20191225'],
  ['05/05/2019', 'en', '20190505'],
  [' 3rd  of MAY, 2019 ', 'en', '20190503'],
  ['Fri 3 May 2019', 'en', '20190503'],
  ['1er mai 2019', 'fr', '20190501'],
  ['1º de maio de 2019', 'pt-BR', '20190501'],
  ['3 de mayo del 2019', 'es', '20190503'],
  ['fevrier 2019', 'fr', '20190200'],
  ['3. kvetna 2019', 'cs', '20190503'],
  ['mayo de 2019', 'en', '20190500'],
  ['٣ مايو ٢٠١٩', 'ar', '20190503'],
  ['تشرين الثاني 2019', 'ar', '20191100'],
  ['２０１９年５月３日（金）', 'ja', '20190503'],
  ['2019. 5. 3.', 'ko', '20190503'],
  ['29.2.2020', 'cs', '20200229'],
])('%s in %s is %s', (typed, language, value) => expect(readWrittenDate(typed, language)).toEqual({ value }));

test('of figures that may be either, the language says which is the month, and the other stands beside', () => {
  expect(readWrittenDate('03/05/2019', 'en')).toEqual({
    value: '20190305',
    other: { value: '20190503', dayFirst: true },
  });
  expect(readWrittenDate('03/05/2019', 'fr')).toEqual({
    value: '20190503',
    other: { value: '20190305', dayFirst: false },
  });
  // Of the two only the third of May was a Friday.
  expect(readWrittenDate('Friday 03/05/2019', 'en')).toEqual({ value: '20190503' });
});

test.each(
  [
    '',
    'May',
    '3 May',
    '3 May 19',
    '03/05/19',
    '2019?',
    '<2019',
    '~2019',
    'before 2019',
    '2019-2020',
    'May 2019 2019',
    'May June 2019',
    '31 April 2019',
    '29.2.2019',
    '13/13/2019',
    '2019-13',
    'Monday 3 May 2019',
    '3 3 May 2019',
    '0 May 2019',
    '0950',
    '20191301',
    '3 May 2019 AD',
    '2019-05-03 12:00',
    `May 2019${' '.repeat(60)}`,
  ] /* oxfmt-ignore */,
)('%j is not read', (typed) => expect(readWrittenDate(typed, 'en')).toBeUndefined());

type Options = Intl.DateTimeFormatOptions;
const DAYS: readonly Options[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { year: 'numeric', month: 'numeric', day: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
];
const MONTHS: readonly Options[] = [
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: '2-digit' },
];

test.each(ENABLED_LANGUAGES.map((language) => ({ language })))(
  'every date that is written in $language comes back',
  ({ language }) => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    const written = (date: Date, options: Options) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date);
    fc.assert(
      fc.property(days, fc.constantFrom(...DAYS), fc.constantFrom(...MONTHS), (date, day, month) => {
        const value = date.toISOString().slice(0, 10).replaceAll('-', '');
        expect(readWrittenDate(written(date, day), language)?.value).toBe(value);
        expect(readWrittenDate(written(date, month), language)?.value).toBe(`${value.slice(0, 6)}00`);
        expect(readWrittenDate(written(date, { year: 'numeric' }), language)?.value).toBe(`${value.slice(0, 4)}0000`);
      }),
    );
  },
);

test('whatever is typed, what is read of it is a date', () => {
  const parts = fc.constantFrom(
    'May',
    'mai',
    '3',
    '05',
    '2019',
    '00',
    '.',
    '/',
    '-',
    ' ',
    '年',
    'de',
    '\u200f',
    '(',
    '9',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (typed) => {
        const read = readWrittenDate(typed, 'en');
        for (const value of read ? [read.value, read.other?.value ?? read.value] : [])
          expect(isMcpdDate(value)).toBe(true);
      },
    ),
    { numRuns: runs(1000) },
  );
});
