import type { DatasetDetails } from '@/contract/dataset/dataset';
import { jsonLdOf } from './json-ld';

const bare: DatasetDetails = {
  uuid: '3f2504e0-4f89-51d3-9a0c-0305e82c3301',
  title: 'A trial',
  state: 'PUBLISHED',
  versionTag: '1.0',
  current: true,
  crops: [],
  accessionCount: 1,
  descriptorCount: 0,
  observationCount: 0,
  creators: [],
  locations: [],
  files: [],
  descriptorUuids: [],
};
const ADDRESS = 'https://portal.example/datasets/1';
const of = (some: Partial<DatasetDetails>) => jsonLdOf({ ...bare, ...some }, [], ADDRESS, 'PGR Portal');

it('says what is known, and nothing else', () => {
  expect(of({})).toMatchObject({ '@type': 'Dataset', '@id': ADDRESS, name: 'A trial', description: 'A trial' });
  expect(of({})).toHaveProperty('includedInDataCatalog.url', 'https://portal.example/datasets');
  expect(Object.keys(of({}))).not.toEqual(expect.arrayContaining(['license', 'creator', 'temporalCoverage']));
});

it('is the thing its DOI names', () =>
  expect(of({ doi: '10.5072/X' })).toHaveProperty('@id', 'https://doi.org/10.5072/X'));

it.each([
  ['20141110', '20160930', '2014-11-10/2016-09-30'],
  ['2014', null, '2014/..'],
  [null, '20160000', '../2016'],
  ['20140500', '2016', '2014-05/2016'],
])('covers %s to %s as %s', (startDate, endDate, span) =>
  expect(of({ startDate, endDate })).toHaveProperty('temporalCoverage', span),
);

it.each([
  ['CC-BY-4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['https://example.org/terms', 'https://example.org/terms'],
  ['Ask us', 'Ask us'],
])('names the licence %s', (rights, license) => expect(of({ rights })).toHaveProperty('license', license));

it('marks a place on the equator', () => {
  const place = { uuid: '1', decimalLatitude: 0, decimalLongitude: 0, verbatimLocality: 'Null Island' };
  expect(of({ locations: [place] })).toHaveProperty('spatialCoverage', [
    { '@type': 'Place', name: 'Null Island', geo: { '@type': 'GeoCoordinates', latitude: 0, longitude: 0 } },
  ]);
});
