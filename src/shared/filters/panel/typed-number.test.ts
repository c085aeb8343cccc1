import fc from 'fast-check';
import { readNumber, spellNumber } from './typed-number';

test.each([
  ['en', '1,000', 1000],
  ['en', '-35.5', -35.5],
  ['en', '−35,5', -35.5],
  ['en', '1.125', 1.125],
  ['en', '1,234,567.25', 1234567.25],
  ['en', '1.234.567,25', 1234567.25],
  ['en', '0.125', 0.125],
  ['en', '.5', 0.5],
  ['en', '1.250', { fraction: '1.2500', whole: '1250' }],
  ['en', '-1.000', { fraction: '-1.0000', whole: '-1000' }],
  ['es', '1.000', 1000],
  ['es', '2,5', 2.5],
  ['es', '2,500', { fraction: '2,5000', whole: '2500' }],
  ['fr', '1 000', 1000],
  ['fr', '1\u202f000,5', 1000.5],
  ['fr', '1.000', { fraction: '1,0000', whole: '1000' }],
  ['cs', '1 000', 1000],
  ['de', "1'000", 1000],
  ['ar', '١٬٠٠٠', 1000],
  ['ar', '\u200e-٣٥٫٥', -35.5],
  ['ja', '１，０００', 1000],
  ['en', '1,00', 1],
  ['en', '12,34,567', 'none'],
  ['en', '1 00', 'none'],
  ['en', '1x', 'none'],
  ['en', '1e3', 'none'],
  ['en', '-', 'none'],
  ['en', '.', 'none'],
])('in %s "%s" is %j', (language, text, expected) => expect(readNumber(text, language)).toEqual(expected));

test('what does not exist there is not meant', () => {
  expect(readNumber('51.120', 'en', { min: -90, max: 90 })).toBe(51.12);
  expect(readNumber('1.850', 'en', { min: 1000, max: 9999 })).toBe(1850);
});

const languages = fc.constantFrom('en', 'es', 'fr', 'pt-BR', 'cs', 'ar', 'ko', 'ja', 'de', 'fa', 'ru', 'zh');
const numbers = fc
  .integer({ min: -1e9, max: 1e9 })
  .chain((whole) => fc.integer({ min: 0, max: 4 }).map((digits) => whole / 10 ** digits));

test('each number is read as a language writes it, in its own digits, too', () => {
  fc.assert(
    fc.property(numbers, languages, fc.boolean(), fc.boolean(), (value, language, useGrouping, own) => {
      const locale = own ? language : `${language}-u-nu-latn`;
      const text = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 6 }).format(value);
      expect(readNumber(text, language)).toBe(value);
      expect(readNumber(spellNumber(value, language), language)).toBe(value);
    }),
  );
});

test('any text is read, and what may be two numbers is neither', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0159.,-+ ’٫٬٣x') }), languages, (text, language) => {
      const read = readNumber(text, language);
      if (typeof read === 'number') expect(read).not.toBeNaN();
      else if (read !== 'none') {
        expect(typeof readNumber(read.fraction, language)).toBe('number');
        expect(typeof readNumber(read.whole, language)).toBe('number');
        expect(readNumber(read.fraction, language)).not.toBe(readNumber(read.whole, language));
      }
    }),
  );
});
