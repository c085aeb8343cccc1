import { COLLECTION_TEXT } from '../demo/collections';
import { COUNTRIES } from './countries';
import { INSTITUTES } from './institutes';
import { REGIONS } from './regions';

const codes = COUNTRIES.map(({ code3 }) => code3);
const regionCodes = REGIONS.map(({ isoCode }) => isoCode);

test('ISO 3166-1 has 249 countries, each with codes of its own', () => {
  const current = COUNTRIES.filter((country) => country.current);
  expect(current).toHaveLength(249);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(current.map(({ code2 }) => code2)).size).toBe(249);
  expect(new Set(current.map(({ codeNum }) => codeNum)).size).toBe(249);
});

test('a former country names today’s countries, and the one that replaced it where there is one', () => {
  const former = COUNTRIES.filter((country) => !country.current);
  expect(former.map(({ code3 }) => code3)).toEqual(
    expect.arrayContaining(['SUN', 'YUG', 'CSK', 'ZAR', 'DDR', 'ANT', 'SCG', 'TMP', 'BUR', 'ROM']),
  );
  for (const { code2, replacedBy, successors } of former) {
    expect(code2).toBeNull();
    expect(successors.length).toBeGreaterThan(0);
    expect(codes).toEqual(expect.arrayContaining([...successors]));
    expect(replacedBy).toBe(successors.length === 1 ? successors[0] : null);
  }
});

/** Countries in the regions of M49; Eastern Asia has one more here, see countries.ts. */
test.each([
  ['015', 7],
  ['014', 22],
  ['017', 9],
  ['018', 5],
  ['011', 17],
  ['029', 28],
  ['013', 8],
  ['005', 16],
  ['021', 5],
  ['143', 5],
  ['030', 8],
  ['035', 11],
  ['034', 9],
  ['145', 18],
  ['151', 10],
  ['154', 16],
  ['039', 16],
  ['155', 9],
  ['053', 6],
  ['054', 5],
  ['057', 8],
  ['061', 10],
] as const)('region %s has %i countries', (region, count) => {
  expect(COUNTRIES.filter((country) => country.current && country.region === region)).toHaveLength(count);
});

test('the regions are one tree below the world, parents first', () => {
  expect(regionCodes[0]).toBe('001');
  REGIONS.forEach(({ parent }, index) => {
    if (index > 0) expect(regionCodes.slice(0, index)).toContain(parent);
  });
  for (const { region } of COUNTRIES) expect(regionCodes).toContain(region);
});

test('institutes have codes of their country, in order, and write to nobody', () => {
  const institutes = INSTITUTES.map(({ code }) => code);
  expect(institutes).toEqual([...new Set(institutes)].sort());
  for (const { code, country, url, latitude, longitude, requestsEmail } of INSTITUTES) {
    expect(code).toMatch(/^[A-Z]{3}\d{3}$/);
    expect(codes).toContain(country);
    expect(url ?? 'https://').toMatch(/^https?:\/\//);
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    if (requestsEmail !== null) expect(requestsEmail).toMatch(/\.example\.org$/);
  }
});

test('an archived institute leads to one that is in use, and holds nothing', () => {
  const archived = INSTITUTES.filter(({ newCode }) => newCode !== null);
  expect(archived.length).toBeGreaterThanOrEqual(3);
  for (const { code, newCode, allowMaterialRequests } of archived) {
    expect(INSTITUTES.find((institute) => institute.code === newCode)?.newCode).toBeNull();
    expect(allowMaterialRequests).toBe(false);
    expect(COLLECTION_TEXT[code]).toBeUndefined();
  }
});
