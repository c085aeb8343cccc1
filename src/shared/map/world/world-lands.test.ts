import { readFileSync } from 'node:fs';
import { bytesOf, checkOf, rowWith } from '@/mcpd/check/check.fixture';
import { worldLands, type Countries } from './world-lands';

const read = (file: string) => JSON.parse(readFileSync(require.resolve(`world-atlas/${file}`), 'utf8')) as Countries;
const lands = worldLands(read('countries-110m.json'), read('countries-50m.json'));

test.each([
  ['ETH', 9.5, 38.7, true],
  ['KEN', 9.5, 38.7, false],
  ['FJI', -16.5, 179.99, true],
  ['NLD', 52.96, 4.75, true],
  ['SUN', 55, 37, undefined],
])('%s has %d, %d: %s', (code, latitude, longitude, isIn) => {
  expect(lands.isIn(code, latitude, longitude)).toBe(isIn);
});

test('the sea begins where the shapes are exact enough to say so', () => {
  expect(lands.isAtSea(30, -40)).toBe(true);
  expect(lands.isAtSea(52.96, 4.7)).toBe(false);
  expect(lands.isAtSea(-90, 0)).toBe(false);
});

const at = (ORIGCTY: string, DECLATITUDE: string, DECLONGITUDE: string) => {
  const check = checkOf(bytesOf([rowWith({ ORIGCTY, DECLATITUDE, DECLONGITUDE })]), lands);
  return check.problemsOf(0).map(({ kind, fix }) => [kind, Array.isArray(fix) ? fix.map(({ value }) => value) : fix]);
};

test.each([
  ['USA', '42.5', '-110.5', []],
  // Which of the two is right a person must say.
  ['USA', '39.18', '106.81', [['otherCountry', undefined]]],
  ['USA', '-43.63305556', '76.19583333', [['wrongSign', ['43.63305556', '-76.19583333']]]],
  ['ETH', '9.5', '-38.7', [['wrongSign', ['38.7']]]],
  // Either sign may be wrong.
  ['KEN', '1.5', '-37', [['atSea', undefined]]],
  ['BRA', '8.50', '-20', [['atSea', undefined]]],
  ['ESP', '-3.7', '40.4', [['swapped', ['40.4', '-3.7']]]],
  ['ZAR', '-3', '23', [['renamedCountry', ['COD']]]],
  ['SUN', '55', '-37', []],
  ['', '30', '-40', [['atSea', undefined]]],
])('%s at %s, %s', (country, latitude, longitude, told) => {
  expect(at(country, latitude, longitude)).toEqual(told);
});
