import { INDICATORS } from '../mocks/data/climate/indicators';
import { BIO_VARIABLES } from '@/contract/accession/climate';
import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { CITATION_TYPES } from '@/contract/citation/citation';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from '@/contract/descriptor/descriptor';
import { KINDS } from '@/contract/kinds';
import { CREATOR_ROLES, PUBLICATION_STATES } from '@/contract/publication/publication';
import { ROLES } from '@/contract/account/session';
import { SUBSET_TYPES } from '@/contract/subset/subset';
import { missingFor, PUBLICATION_KINDS } from '@/contract/publication/workflow';
import { climateUnit } from '@/entities/accession/climate/climate-filters';
import { columnFields } from '@/entities/accession/column-fields';
import { EXPORT_COLUMNS } from '@/entities/accession/export/columns';
import { CONTENTS } from '@/entities/accession/export/export-plan';
import { guideRows } from '@/entities/accession/export/guide';
import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { accessionList } from '@/entities/accession/list';
import { accessionOverview } from '@/entities/accession/overview/accession-overview';
import { accessionSections } from '@/entities/accession/passport/sections';
import { activityPostList } from '@/entities/activity-post/admin-list';
import { newsList } from '@/entities/activity-post/list';
import { dashboardCitationList } from '@/entities/citation/dashboard-list';
import { citationList } from '@/entities/citation/list';
import { dashboardGenotypeList } from '@/entities/genotype/dashboard-list';
import { citationDetail } from '@/entities/citation/detail';
import { countryList } from '@/entities/country/list';
import { countryDetail } from '@/entities/country/detail';
import { cropDetail } from '@/entities/crop/detail';
import { datasetOverview } from '@/entities/dataset/dataset-overview';
import { datasetList } from '@/entities/dataset/list';
import { datasetSections } from '@/entities/dataset/page/sections';
import { descriptorDetail } from '@/entities/descriptor/detail';
import { dashboardDescriptorList } from '@/entities/descriptor/dashboard-list';
import { descriptorList } from '@/entities/descriptor/list';
import { descriptorListOverview } from '@/entities/descriptor-list/descriptor-list-overview';
import { dashboardDatasetList } from '@/entities/dataset/dashboard-list';
import { dashboardDivtreeList, divtreeList } from '@/entities/divtree/dashboard-list';
import { dashboardDescriptorListList } from '@/entities/descriptor-list/dashboard-list';
import { descriptorListList } from '@/entities/descriptor-list/list';
import { descriptorListSections } from '@/entities/descriptor-list/sections';
import { divtreeSections } from '@/entities/divtree/sections';
import { instituteList } from '@/entities/institute/list';
import { fileSections } from '@/entities/file/sections';
import { instituteDetail } from '@/entities/institute/detail';
import { auditList } from '@/entities/audit/list';
import { oauthClientList } from '@/features/oauth-clients/list';
import { userList } from '@/entities/user/list';
import { allTokensList } from '@/entities/api-token/list';
import { menuList } from '@/entities/menu/list';
import { networkList } from '@/entities/network/list';
import { networkDetail } from '@/entities/network/detail';
import { partnerList } from '@/entities/partner/list';
import { partnerDetail } from '@/entities/partner/detail';
import { adminRequestList } from '@/entities/request/admin-list';
import { adminSubrequestList } from '@/entities/request/admin-subrequest-list';
import { incomingList } from '@/entities/request/incoming-list';
import { ownRequestList } from '@/entities/request/own-list';
import { dashboardSubsetList } from '@/entities/subset/dashboard-list';
import { subsetList } from '@/entities/subset/list';
import { subsetDetail } from '@/entities/subset/detail';
import { taxonList } from '@/entities/taxonomy/list';
import { dashboardTaxonList } from '@/entities/taxonomy/dashboard-list';
import { taxonSections } from '@/entities/taxonomy/editor';
import { genusDetail } from '@/entities/taxonomy/detail';
import { adminVocabularyList } from '@/entities/vocabulary/admin-list';
import { vocabularyList } from '@/entities/vocabulary/list';
import { vocabularyDetail } from '@/entities/vocabulary/detail';
import { termsListOf } from '@/entities/vocabulary/terms-list';
import { myListDefinition } from '@/features/my-list/my-list-definition';
import { pdci } from '@/mcpd/pdci';
import { emptyRecord } from '@/mcpd/record';
import { homeGroups } from '@/shared/home/home-groups';
import type { OverviewDefinition } from '@/shared/overview/definition';
import { textsOf } from './locale-files';

/** Labels that definitions put together, which no compiler sees. */
const keysOf = (entity: string, names: string[]) => {
  const texts = textsOf('en', entity);
  return names.filter((name) => !texts.has(name));
};

/** Of keys that name their namespace, those without a text. */
const without = (keys: readonly string[]) =>
  keys.filter((key) => {
    const [namespace = '', name = ''] = key.split(':');
    return !textsOf('en', namespace).has(name);
  });

interface Listed {
  entity: string;
  columns: readonly { name: string }[];
  filters: readonly { field: string; group?: string }[];
  views?: readonly { name: string }[];
}

const lists: Listed[] = [
  accessionList,
  myListDefinition,
  instituteList,
  countryList,
  datasetList,
  descriptorList,
  dashboardDescriptorList,
  descriptorListList,
  dashboardDescriptorListList,
  divtreeList,
  dashboardDivtreeList,
  dashboardDatasetList,
  subsetList,
  dashboardSubsetList,
  vocabularyList,
  adminVocabularyList,
  termsListOf(''),
  partnerList,
  networkList,
  taxonList,
  dashboardTaxonList,
  citationList,
  dashboardCitationList,
  dashboardGenotypeList,
  ownRequestList,
  incomingList,
  adminRequestList,
  allTokensList,
  oauthClientList,
  auditList,
  userList,
  menuList,
  adminSubrequestList,
  newsList,
  activityPostList,
];

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
  fields: readonly (string | { name: string })[];
}

const pages: [string, readonly Sectioned[]][] = [
  ['accession', accessionSections],
  ['institute', instituteDetail.sections],
  ['country', countryDetail.sections],
  ['crop', cropDetail.sections],
  ['dataset', datasetSections],
  ['descriptor', descriptorDetail.sections],
  ['descriptor-list', descriptorListSections],
  ['subset', subsetDetail.sections],
  ['vocabulary', vocabularyDetail.sections],
  ['partner', partnerDetail.sections],
  ['network', networkDetail.sections],
  ['taxonomy', genusDetail.sections],
  ['taxonomy', taxonSections],
  ['files', fileSections],
  ['citation', citationDetail.sections],
  ['divtree', divtreeSections],
];

it.each(pages)('the page of %s has a text for each section and field', (entity, sections) => {
  const names = sections.flatMap(({ name, fields }) => [
    `sections.${name}`,
    ...fields.map((field) => `fields.${typeof field === 'string' ? field : field.name}`),
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

it.each([
  ['descriptor', 'values.category', DESCRIPTOR_CATEGORIES],
  ['descriptor', 'values.dataType', DATA_TYPES],
  ['publication', 'states', PUBLICATION_STATES],
  ['publication', 'roles', CREATOR_ROLES],
  ['publication', 'unpublished', PUBLICATION_STATES.filter((state) => state !== 'PUBLISHED')],
  ['subset', 'types', SUBSET_TYPES],
  ['citation', 'values.type', CITATION_TYPES],
])('every code has its name in %s, %s', (entity, path, codes) => {
  expect(
    keysOf(
      entity,
      codes.map((code) => `${path}.${code}`),
    ),
  ).toEqual([]);
});

const overviews: Pick<OverviewDefinition<never>, 'entity' | 'charts' | 'flags'>[] = [
  accessionOverview,
  datasetOverview,
  descriptorListOverview,
];

it.each(overviews)('every chart of the overview of $entity has its name', ({ entity, charts, flags = [] }) => {
  expect(without([...charts, ...flags].map(({ title, field }) => title ?? `${entity}:fields.${field}`))).toEqual([]);
});

it('every climate variable has its name, and it and every range their units', () => {
  const units = accessionFilters.flatMap((filter) => (filter.kind === 'range' ? (filter.unit ?? []) : []));
  const names = BIO_VARIABLES.map((variable) => `accession:fields.geo.climate.${variable}`);
  expect(without([...names, ...units, ...BIO_VARIABLES.map(climateUnit)])).toEqual([]);
});

it('every column that can be exported has its name', () => {
  expect(without(EXPORT_COLUMNS.map(({ label }) => label))).toEqual([]);
});

it.each(CONTENTS)('the guide to the columns of %s says what each is', (content) => {
  const asked: string[] = [];
  const paths = EXPORT_COLUMNS.map(({ path }) => path);
  const rows = guideRows(content, paths, (key) => {
    asked.push(key);
    return key;
  });
  expect(without(asked)).toEqual([]);
  expect(rows.filter(([column, meaning]) => !meaning.includes(':') || column === '')).toEqual([]);
});

it('every criterion of completeness names a field', () => {
  const groups = [100, 300, 400, 500, 999].map((sampStat) => pdci({ ...emptyRecord('', '', ''), sampStat }));
  const columns = groups.flatMap(({ parts }) => parts.flatMap((part) => [...part.columns, ...part.missing]));
  expect(without(columnFields(columns).map((field) => `accession:fields.${field}`))).toEqual([]);
});

it('every indicator of the reference API has its name, its group and, unless it is a sign, its unit', () => {
  const keys = INDICATORS.flatMap(({ id, group, unit }) => [
    `indicator.${id}`,
    `group.${group}`,
    ...(/[a-z]/.test(unit) ? [`unit.${unit}`] : []),
  ]);
  expect(keysOf('subsetting', keys)).toEqual([]);
});

it.each(['INSERT', 'UPDATE', 'DELETE'] as const)('%s is told in words', (action) => {
  expect(without([`accession:detail.history.${action}`, `publishing:history.${action}`])).toEqual([]);
});

it.each(['dashboard', 'admin'] as const)('all that the home of the %s leads to has its texts', (home) => {
  const keys = homeGroups(home, ROLES).flatMap(({ group, rows }) => [
    `groups.${group}`,
    ...rows.flatMap((name) => [`sections.${name}.title`, `sections.${name}.text`]),
  ]);
  expect(keysOf('dashboard', keys)).toEqual([]);
});

it.each(PUBLICATION_KINDS)('what a %s may miss has a name', (kind) => {
  expect(without(missingFor(kind, {}).map(({ field }) => `${KINDS[kind].texts}:fields.${field}`))).toEqual([]);
});
