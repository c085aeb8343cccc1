import fc from 'fast-check';
import { disagree, readCoordinate } from './coordinates';
import type { Axis } from './coordinates';

describe('coordinates', () => {
  test.each<[string, Axis, number]>([
    ['-35.5', 'latitude', -35.5],
    ['-35,5', 'latitude', -35.5],
    ['−35.5', 'latitude', -35.5],
    ['12.5°', 'latitude', 12.5],
    ['103020S', 'latitude', -(10 + 30 / 60 + 20 / 3600)],
    ['1030--S', 'latitude', -10.5],
    ['10----S', 'latitude', -10],
    ['1030S', 'latitude', -10.5],
    ['3530--N', 'latitude', 35.5],
    ['0762510W', 'longitude', -(76 + 25 / 60 + 10 / 3600)],
    ['12040--W', 'longitude', -(120 + 40 / 60)],
    ['076----E', 'longitude', 76],
    ['10°30\'20"S', 'latitude', -(10 + 30 / 60 + 20 / 3600)],
    ['10° 30′ 20″ n', 'latitude', 10 + 30 / 60 + 20 / 3600],
    ["10°30.5'S", 'latitude', -(10 + 30.5 / 60)],
    ['S 10 30 20', 'latitude', -(10 + 30 / 60 + 20 / 3600)],
    ['76:25:10 W', 'longitude', -(76 + 25 / 60 + 10 / 3600)],
    ['12.5 S', 'latitude', -12.5],
  ])('%s is a %s', (text, axis, degrees) => {
    expect(readCoordinate(text, axis)?.degrees).toBeCloseTo(degrees, 10);
  });

  test.each<[string, Axis]>([
    ['106020S', 'latitude'],
    ['103060S', 'latitude'],
    ['10--20S', 'latitude'],
    ['103020E', 'latitude'],
    ['103020S', 'longitude'],
    ['north', 'latitude'],
    ['', 'latitude'],
    ['10 N and more', 'latitude'],
  ])('%s is no %s', (text, axis) => {
    expect(readCoordinate(text, axis)).toBeUndefined();
  });

  const dms = fc.record({ d: fc.nat(89), m: fc.nat(59), s: fc.nat(59), south: fc.boolean() });
  const two = (n: number) => String(n).padStart(2, '0');

  test('degrees, minutes and seconds give the degrees they stand for, in every spelling', () => {
    fc.assert(
      fc.property(dms, ({ d, m, s, south }) => {
        const degrees = (south ? -1 : 1) * (d + m / 60 + s / 3600);
        const h = south ? 'S' : 'N';
        for (const text of [`${two(d)}${two(m)}${two(s)}${h}`, `${d}°${m}'${s}"${h}`, `${h}${d} ${m} ${s}`]) {
          expect(readCoordinate(text, 'latitude')?.degrees).toBeCloseTo(degrees, 9);
        }
      }),
    );
  });

  test('a decimal rounded from the minutes never disagrees with them; the opposite hemisphere does', () => {
    fc.assert(
      fc.property(dms, fc.integer({ min: 2, max: 9 }), ({ d, m, s, south }, digits) => {
        const text = `${two(d)}${two(m)}${two(s)}${south ? 'S' : 'N'}`;
        const reading = readCoordinate(text, 'latitude');
        const decimal = readCoordinate(reading?.degrees.toFixed(digits) ?? '', 'latitude');
        if (!reading || !decimal) throw new Error(text);
        expect(disagree(decimal, reading)).toBe(false);
        if (d > 0) expect(disagree({ ...decimal, degrees: -decimal.degrees }, reading)).toBe(true);
      }),
    );
  });

  test('minutes without seconds leave room for the seconds', () => {
    const minutes = readCoordinate('1030--S', 'latitude');
    const near = readCoordinate('-10.5150', 'latitude');
    const far = readCoordinate('-10.5250', 'latitude');
    if (!minutes || !near || !far) throw new Error('unread');
    expect(disagree(near, minutes)).toBe(false);
    expect(disagree(far, minutes)).toBe(true);
  });
});
