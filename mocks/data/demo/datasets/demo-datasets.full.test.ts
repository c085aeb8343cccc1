import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from '@/contract/descriptor/descriptor';
import { CREATOR_ROLES, type Owner } from '@/contract/publication/publication';
import { CROPS } from '@/mcpd/crop-table';
import { demoAccessions } from '../demo-accessions';
import { instituteRow } from '../../reference/reference';
import { observationTable, valueAt } from '../../observations/observation-table';
import { DATASETS } from './dataset-table';
import { demoDatasets } from './demo-datasets';
import { PEOPLE } from './people-data';
import { TENDENCIES } from './trait';
import { TRAITS } from './trait-data';

const ownerOf = async (code: string): Promise<Owner> => ({
  uuid: code,
  shortName: code,
  name: code,
  wiewsCodes: [code],
});
const made = (count: number) => demoDatasets(demoAccessions(count), ownerOf);

it('is written down without a slip', () => {
  const crops = new Set(['', ...CROPS.map(({ shortName }) => shortName)]);
  expect(Object.keys(TRAITS).filter((crop) => !crops.has(crop))).toEqual([]);
  for (const traits of Object.values(TRAITS)) {
    expect(new Set(traits.map(({ column }) => column)).size).toBe(traits.length);
    for (const { follows = {} } of traits)
      expect(TENDENCIES.reduce((sum, name) => sum + (follows[name] ?? 0) ** 2, 0)).toBeLessThanOrEqual(1);
  }
  for (const { crop, traits = [], general = [], institute, people, versionOf } of DATASETS) {
    const known = (columns: readonly string[], of: string) =>
      columns.filter((column) => !TRAITS[of]?.some((trait) => trait.column === column));
    expect([...known(traits, crop), ...known(general, '')]).toEqual([]);
    expect(instituteRow(institute)).toBeDefined();
    expect(people.filter((number) => !PEOPLE[number])).toEqual([]);
    if (versionOf) expect(DATASETS.some(({ key }) => key === versionOf)).toBe(true);
  }
  expect(PEOPLE.filter(([, code]) => !instituteRow(code))).toEqual([]);
});

it('is the same every time, and never empty', async () => {
  const [one, two] = await Promise.all([made(60), made(60)]);
  expect(one.map(({ columns }) => columns)).toEqual(two.map(({ columns }) => columns));
  for (const { accessions, columns, head } of one) {
    expect(accessions.length).toBeGreaterThan(0);
    expect(columns.every(({ accession }) => accession.length > 0)).toBe(true);
    expect(head.doi ?? '10.5072/').toMatch(/^10\.5072\//);
    expect(head.creators.every(({ email }) => email?.endsWith('.example.org'))).toBe(true);
  }
});

it('has every type, category and role', async () => {
  const all = await made(2_000);
  const used = all.flatMap(({ descriptors }) => descriptors);
  expect(new Set(used.map(({ dataType }) => dataType))).toEqual(new Set(DATA_TYPES));
  expect(new Set(used.map(({ category }) => category))).toEqual(new Set(DESCRIPTOR_CATEGORIES));
  expect(new Set(all.flatMap(({ head }) => head.creators.map(({ role }) => role)))).toEqual(new Set(CREATOR_ROLES));
});

it('stays within what its descriptors allow, and knows the catalogue’s accessions only', async () => {
  const service = demoAccessions(600);
  for (const { columns, descriptors, accessions } of await made(600)) {
    const uuids = accessions.map(({ uuid = '' }) => uuid);
    expect((await service.byUuid(uuids)).missing).toEqual([]);
    expect(new Set(uuids).size).toBe(uuids.length);
    for (const { descriptorUuid, numbers, terms } of columns) {
      const {
        minValue,
        maxValue,
        dataType,
        terms: coding = [],
      } = descriptors.find(({ uuid }) => uuid === descriptorUuid) ?? {};
      for (const value of numbers ?? []) {
        expect(value).toBeGreaterThanOrEqual(minValue ?? -Infinity);
        expect(value).toBeLessThanOrEqual(maxValue ?? Infinity);
      }
      if (dataType === 'CODED')
        expect((terms ?? []).filter((term) => !coding.some(({ code }) => code === term))).toEqual([]);
      if (dataType === 'DATE') for (const term of terms ?? []) expect(term).toMatch(/^20\d\d[01]\d[0-3]\d$/);
    }
  }
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const product = pairs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return (
    product / Math.sqrt(pairs.reduce((s, [a]) => s + (a - x) ** 2, 0) * pairs.reduce((s, [, b]) => s + (b - y) ** 2, 0))
  );
}

it('shows what goes together: seasons agree, and the short allele makes short plants', async () => {
  const all = await made(6_000);
  const tableOf = (title: RegExp) => observationTable(all.filter(({ head }) => title.test(head.title)).slice(-1));
  const column = (table: ReturnType<typeof tableOf>, name: string) =>
    table.column(table.descriptors.find(({ columnName }) => columnName === name)?.uuid ?? '');
  const valuesOf = (table: ReturnType<typeof tableOf>, name: string, row: number) => {
    const found = column(table, name);
    const places = found?.rows.values.subarray(found.rows.start[row], found.rows.start[row + 1]) ?? [];
    return found ? Array.from(places, (at) => valueAt(found, at)) : [];
  };
  const wheat = tableOf(/^Agronomic/);
  const rows = wheat.accessions.map((_, row) => row);
  const numbers = (name: string, row: number) => valuesOf(wheat, name, row).map(Number);
  const seasons = rows.map((row) => numbers('PLH', row)).filter(({ length }) => length === 2);
  expect(correlation(seasons.map(([a = 0, b = 0]) => [a, b]))).toBeGreaterThan(0.75);

  const quality = tableOf(/^Grain quality/);
  const heights = (allele: string) =>
    quality.accessions.flatMap((_, row) =>
      valuesOf(quality, 'RHTB1', row).includes(allele) ? valuesOf(quality, 'PLH', row).map(Number) : [],
    );
  const mean = (some: number[]) => some.reduce((sum, each) => sum + each, 0) / some.length;
  expect(mean(heights('a')) - mean(heights('b'))).toBeGreaterThan(10);
});

it('keeps in a new version what the old one had', async () => {
  const [older, newer] = (await made(300)).filter(({ head }) => head.title.startsWith('Grain quality'));
  const [one, two] = [older, newer].map((each) => new Set(each?.columns[0]?.numbers));
  expect([...(one ?? [])].filter((value) => !two?.has(value))).toEqual([]);
  expect(newer?.head.firstVersion).toBe(older?.head.uuid);
});
