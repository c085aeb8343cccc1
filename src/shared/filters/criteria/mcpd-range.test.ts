import fc from 'fast-check';
import { edgeOf, readTypedDate } from './mcpd-range';

test.each([
  ['1993', { year: '1993' }],
  ['199310', { year: '1993', month: '10' }],
  ['1993-10', { year: '1993', month: '10' }],
  ['19931004', { year: '1993', month: '10', day: '04' }],
  ['1993-10-04', { year: '1993', month: '10', day: '04' }],
  ['19930000', { year: '1993' }],
  ['19931000', { year: '1993', month: '10' }],
  ['19930229', undefined],
  ['19931301', undefined],
  ['199313', undefined],
  ['93', undefined],
  ['last year', undefined],
  ['', undefined],
])('%s is read as %j', (text, expected) => {
  expect(readTypedDate(text)).toEqual(expected);
});

test('the edges of what is typed lie around every day that it may mean', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(4, 6, 8), (date, digits) => {
      const whole = date.toISOString().slice(0, 10).replaceAll('-', '');
      const typed = readTypedDate(whole.slice(0, digits));
      if (!typed) throw new Error(`${whole} is a date`);
      expect(edgeOf(typed, 'ge', 'mcpd') <= whole).toBe(true);
      expect(edgeOf(typed, 'le', 'mcpd') >= whole).toBe(true);
      expect(edgeOf(typed, 'le', 'iso')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
