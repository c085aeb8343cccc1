import fc from 'fast-check';
import { isAfter, readDate } from './passport-date';

describe('passport dates', () => {
  test.each([
    ['19930115', '19930115', undefined],
    ['199301--', '199301--', undefined],
    ['1993----', '1993----', undefined],
    ['----0115', '----0115', undefined],
    ['19930000', '1993----', 'dateParts'],
    ['19930100', '199301--', 'dateParts'],
    ['1993', '1993----', 'dateParts'],
    ['199301', '199301--', 'dateParts'],
    ['1993-01-15', '19930115', 'dateForm'],
    ['1993-01', '199301--', 'dateForm'],
    ['1993-00-00', '1993----', 'dateForm'],
    ['1993/1/5', '19930105', 'dateForm'],
    ['1993.01.15', '19930115', 'dateForm'],
    ['1966-08-23T00:00:00Z', '19660823', 'dateForm'],
    ['1966-08-23 00:00:00', '19660823', 'dateForm'],
    ['5.1.1993', '19930105', 'dateForm'],
    ['15/01/1993', '19930115', 'dateForm'],
    ['01/15/1993', '19930115', 'dateForm'],
    ['01/01/1993', '19930101', 'dateForm'],
    ['20000229', '20000229', undefined],
    ['19040229', '19040229', undefined],
  ])('%s is %s', (text, value, say) => {
    expect(readDate(text)).toEqual({ value, ...(say && { say }) });
  });

  test.each([
    ['19930231', 'impossibleDate'],
    ['19000229', 'impossibleDate'],
    ['19931301', 'impossibleDate'],
    ['19930432', 'impossibleDate'],
    ['1993-13-01', 'impossibleDate'],
    ['02310115', 'impossibleDate'],
    ['05/01/1993', 'ambiguousDate'],
    ['00000000', 'dateUnknown'],
    ['--------', 'dateUnknown'],
    ['34567', 'notADate'],
    ['June 1993', 'notADate'],
    ['1993?', 'notADate'],
    ['ca. 1930', 'notADate'],
  ])('%s is not loaded: %s', (text, say) => {
    expect(readDate(text)).toEqual({ say });
  });

  const day = fc.date({ min: new Date('1500-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });

  test('every day of the calendar reads the same compact, in ISO form and with slashes', () => {
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const compact = iso.replaceAll('-', '');
        for (const text of [iso, compact, iso.replaceAll('-', '/'), date.toISOString()]) {
          expect(readDate(text).value).toBe(compact);
        }
      }),
    );
  });

  test('what is read reads again as itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9-]{4,10}$/), fc.string()), (text) => {
        const { value } = readDate(text);
        if (value === undefined) return;
        expect(value).toMatch(/^(\d{4}|----)(\d\d|--)(\d\d|--)$/);
        expect(readDate(value)).toEqual({ value });
      }),
    );
  });

  test.each([
    ['19820603', '1964----', true],
    ['1982----', '19821231', false],
    ['198206--', '198205--', true],
    ['19820603', '19820603', false],
    ['----0603', '19820101', false],
    ['1981----', '19820101', false],
  ])('%s is after %s: %p', (late, early, expected) => {
    expect(isAfter(late, early)).toBe(expected);
  });
});
