import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { plainDay } from './plain-day';

/** As many signs as a column is wide. */
const WIDE = 14;

test.each(ENABLED_LANGUAGES)('a day in %s is as the browser writes it', (language) => {
  const style = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone: 'UTC', ...options });
  const usual = style({ dateStyle: 'medium' });
  const isLong = usual.format(Date.UTC(2000, 8, 28)).length > WIDE;
  const { format } = isLong ? style({ year: 'numeric', month: '2-digit', day: '2-digit' }) : usual;
  const dates = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(dates, (date) => expect(plainDay(date, language)).toBe(format(date))));
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2024, month, 29));
    expect(plainDay(date, language)).toBe(format(date));
  }
});

test.each([
  ['0999-12-31', 'en'],
  ['+010000-01-01', 'en'],
  ['no date', 'en'],
  ['2024-02-29', 'fa'],
  ['2024-02-29', 'constructor'],
])('%s in %s is left to the browser', (text, language) => {
  expect(plainDay(new Date(text), language)).toBeUndefined();
});
