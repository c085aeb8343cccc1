import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { accessionList } from '@/entities/accession/list';
import { accessionSections } from '@/entities/accession/sections';
import { textsOf } from './locale-files';

/** Labels that definitions put together, which no compiler sees. */
const keysOf = (entity: string, names: string[]) => {
  const texts = textsOf('en', entity);
  return names.filter((name) => !texts.has(name));
};

interface Listed {
  entity: string;
  columns: readonly { name: string }[];
  filters: readonly { field: string; group?: string }[];
}

const lists: Listed[] = [accessionList];

it.each(lists)('the list of $entity has a text for each column, filter and group', ({ entity, columns, filters }) => {
  const groups = filters.flatMap(({ group }) => group ?? []);
  const names = [
    'title',
    'count_other',
    ...columns.map(({ name }) => `fields.${name}`),
    ...filters.map(({ field }) => `fields.${field}`),
    ...groups.map((group) => `filterGroups.${group}`),
  ];
  expect(keysOf(entity, names)).toEqual([]);
});

it('the page of an accession has a text for each section and field', () => {
  const names = accessionSections.flatMap(({ name, fields }) => [
    `sections.${name}`,
    ...fields.map((field) => `fields.${field.name}`),
  ]);
  expect(keysOf('accession', names)).toEqual([]);
});

it.each([
  ['sampStat', SAMPLE_STATUS],
  ['storage', STORAGE],
  ['collSrc', COLLECTING_SOURCE],
])('every code of %s has its name', (field, codes) => {
  expect(
    keysOf(
      'accession',
      codes.map((code) => `values.${field}.${code}`),
    ),
  ).toEqual([]);
});
