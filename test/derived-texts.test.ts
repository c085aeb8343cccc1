import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { accessionList } from '@/entities/accession/list';
import { accessionSections } from '@/entities/accession/sections';
import { countryList } from '@/entities/country/list';
import { countrySections } from '@/entities/country/sections';
import { cropSections } from '@/entities/crop/sections';
import { instituteList } from '@/entities/institute/list';
import { instituteSections } from '@/entities/institute/sections';
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
  views?: readonly { name: string }[];
}

const lists: Listed[] = [accessionList, instituteList, countryList];

it.each(lists)('the list of $entity has a text for each column, filter, group and view', (list) => {
  const { entity, columns, filters, views = [] } = list;
  const groups = filters.flatMap(({ group }) => group ?? []);
  const names = [
    'title',
    'count_other',
    ...columns.map(({ name }) => `fields.${name}`),
    ...filters.map(({ field }) => `fields.${field}`),
    ...groups.map((group) => `filterGroups.${group}`),
    ...views.map(({ name }) => `views.${name}`),
  ];
  expect(keysOf(entity, names)).toEqual([]);
});

interface Sectioned {
  name: string;
  fields: readonly { name: string }[];
}

const pages: [string, readonly Sectioned[]][] = [
  ['accession', accessionSections],
  ['institute', instituteSections],
  ['country', countrySections],
  ['crop', cropSections],
];

it.each(pages)('the page of %s has a text for each section and field', (entity, sections) => {
  const names = sections.flatMap(({ name, fields }) => [
    `sections.${name}`,
    ...fields.map((field) => `fields.${field.name}`),
  ]);
  expect(keysOf(entity, names)).toEqual([]);
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
