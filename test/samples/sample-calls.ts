import type { Line } from '@/contract/endpoints';
import { ROOT_PATHS } from '@/contract/root-paths';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { aiSamples } from './ai-samples';
import { accountSamples } from './account-samples';
import { contentSamples } from './content-samples';
import { passportSamples } from './passport-samples';
import { installationSamples } from './installation-samples';
import { oauthClientSamples } from './oauth-client-samples';
import { kpiSamples } from './kpi-samples';
import { labsSamples } from './labs-samples';
import { repositorySamples } from './repository-samples';
import { requestSamples } from './request-samples';
import { datasetSamples } from './dataset-samples';
import { referenceSamples } from './reference-samples';
import { writtenSamples } from './written-samples';
import {
  any,
  brapiOf,
  brapiPage,
  facets,
  like,
  list,
  number,
  page,
  pageOf,
  suggesting,
  text,
  type Sample,
} from './shapes';

const WHEAT = { crop: ['wheat'] };
const accession = {
  uuid: text,
  accessionNumber: text,
  institute: like({ code: text, fullName: text }),
  genus: 'Triticum',
};
const WHEAT_TRIAL = '47993f03-2aae-53c1-b9e8-b352df08617d';
const WHEAT_TABLE = 'a2c580f6-3e8f-5f57-bbc3-fa4e49e21eaa';
const WHEAT_DESCRIPTORS = '919d6737-985e-5702-b08f-b6170e2a4b6b';
const SAMPSTAT = uuidV5(URL_NAMESPACE, 'https://pgr-portal.example/vocabulary/mcpd-sampstat');
const PLANT_HEIGHT = '166f2498-af15-556a-be94-2e6d1c9704e4';
const EVERYTHING = 'v2q64FAA';
const WHEAT_TREE = 'e897a1c7-8d2f-5749-b297-eb11f4425f65';
const WORLDCLIM = '9db7df54-7df8-5bff-920f-4aef0c1fd3bd';
const WHEAT_CORE = uuidV5(URL_NAMESPACE, 'https://pgr-portal.example/subset/wheat-core/1.1');

/** What the samples are called by, each with a token of its own. */
export type SampleCaller = Exclude<Sample['as'], undefined>;

export const sampleCaller = ({ as = 'application' }: Sample): SampleCaller => as;

/** One call for each line, which can be made again and again: a line without one does not compile. */
export function sampleCalls(api: TestApi) {
  /** What calls before have told. */
  const known = { uuid: '', doi: '', id: '', germplasmDbId: '', token: '' };
  // oxfmt-ignore
  const samples = {
    ...accountSamples(api, known),
    ...requestSamples(api, known),
    ...writtenSamples(api),
    ...referenceSamples(api),
    ...datasetSamples(api),
    ...passportSamples(api),
    ...repositorySamples(api),
    ...contentSamples(api),
    ...kpiSamples(api),
    ...installationSamples(api),
    ...labsSamples(),
    ...aiSamples(api),
    ...oauthClientSamples(api),
    'POST /event': { as: 'nobody', body: { type: 'pageview' }, shape: '' },
    'GET /info': { as: 'nobody', shape: like({ version: text, accessionCount: number, instituteCount: number, countryCount: number, exportLimit: number }) },
    'POST /report': { as: 'nobody', body: { endpoint: '/acn/list' }, shape: '' },
    'POST /acn/list': { body: WHEAT, shape: page(accession) },
    'POST /acn/query': { body: WHEAT, query: '?select=uuid,taxonomy.genus', shape: page({ uuid: text, 'taxonomy.genus': 'Triticum' }) },
    'POST /acn/filter': { body: WHEAT, shape: suggesting(accession, 'institute.code') },
    'POST /acn/overview': { body: WHEAT, shape: like({ filterCode: text, accessionCount: number, overview: facets('institute.code') }) },
    'GET /acn/details/:uuid': { shape: { details: like({ uuid: text }) } },
    'GET /acn/doi/:doi': { shape: { details: like({ doi: text }) } },
    'GET /acn/:uuid/observations': { shape: like({ accession: text, sources: any, firstPartyData: list, thirdPartyData: list }) },
    'POST /acn/by-uuid': { body: ['00000000-0000-5000-8000-000000000000'], shape: { content: [], missing: ['00000000-0000-5000-8000-000000000000'] } },
    'POST /acn/genotype-ids': { body: WHEAT, query: '?l=500', shape: page({ acceNumb: text, genotypeId: text, serverUrl: text, accession: { uuid: text } }) },
    'POST /genotype/list': { body: {}, shape: page({ uuid: text, acceNumb: text, genotypeId: text }) },
    'POST /genotype/filter': { body: { found: true }, shape: suggesting({ acceNumb: text, accession: like({ uuid: text }) }, 'instCode') },
    'POST /acn/species': { body: WHEAT, shape: expect.stringContaining('Triticum') as unknown },
    'POST /acn/match': { body: { identifiers: ['no such number'] }, shape: [{ identifier: 'no such number', outcome: 'none', candidates: [], candidateCount: 0 }] },
    'POST /acn/suggest': { body: { q: 'wheat' }, shape: { suggestions: list } },
    'POST /acn/download': { body: WHEAT, query: '?format=mcpd', shape: expect.stringContaining('ACCENUMB') as unknown },
    'POST /acn/mapinfo': { body: WHEAT, shape: like({ filterCode: text, accessionCount: number, georeferenced: number, bounds: [[number, number], [number, number]], tileServers: [] }) },
    'GET /acn/tile/:z/:x/:y': { as: 'nobody', params: { z: '2', x: '1', y: '1@2x' }, query: '?color=e7b300', shape: expect.stringContaining('PNG') as unknown },
    'POST /acn/geo': { body: WHEAT, query: '?bbox=-180,-90,180,90&limit=2', shape: like({ type: 'FeatureCollection', features: list, total: number, truncated: true }) },
    'POST /acn/analogues': { body: { target: { latitude: 9, longitude: 38.7 }, tolerances: { bio1: { by: 2 }, bio12: { percent: 25 } } }, shape: like({ target: like({ bio1: number }), areas: expect.arrayContaining([like({ geometry: like({ type: 'Polygon' }), distance: number, nearest: true, climate: like({ bio19: number }) })]) as unknown, total: number, model: text }) },
    'POST /acn/images': { body: { images: true }, shape: page({ url: text, caption: text, accession: like({ uuid: text, accessionNumber: text }) }) },
    'GET /acn/:uuid/images': { shape: list },
    'GET /acn/image/:uuid/:file': { as: 'nobody', params: { file: '1-small.svg' }, shape: expect.stringMatching(/^<svg/) as unknown },
    'GET /acn/:uuid/auditlog': { shape: expect.arrayContaining([like({ uuid: text, logDate: text, action: 'INSERT' })]) as unknown },
    'GET /acn/:uuid/similar': { shape: list },
    'GET /api/subsetting/v1/indicators': { shape: expect.arrayContaining([{ id: text, name: text, group: text, unit: text, metrics: list }]) as unknown },
    'GET /api/subsetting/v1/indicator-period': { shape: { months: list, firstYear: 1983, lastYear: 2016 } },
    'POST /api/subsetting/v1/indicators-data': { body: { filter: WHEAT, months: { from: 4, to: 9 }, years: { from: 2000, to: 2001 }, indicators: [{ id: 'tmean', metric: 'mean' }] }, shape: like({ uuids: list, values: list, withoutClimate: number, model: text }) },
    'POST /api/subsetting/v1/cluster': { body: { filter: WHEAT, months: { from: 4, to: 9 }, years: { from: 2000, to: 2001 }, indicators: [{ id: 'tmean', metric: 'mean' }], sets: { from: 2, to: 3 }, method: 'manual' }, shape: like({ id: text, status: expect.any(String) as unknown, progress: number }) },
    'GET /api/subsetting/v1/cluster/:id': { shape: like({ id: text, status: expect.any(String) as unknown, progress: number }) },
    'DELETE /api/subsetting/v1/cluster/:id': { shape: null },
    'POST /wiews/list': { body: { accessions: true }, shape: page({ code: text, fullName: text, accessionCount: number }) },
    'POST /wiews/filter': { body: {}, shape: suggesting({ code: text }, 'country.code3') },
    'GET /wiews/:code': { params: { code: 'CZE122' }, shape: like({ code: 'CZE122', country: { code3: 'CZE', name: text } }) },
    'POST /wiews/:code/overview': { params: { code: 'CZE122' }, shape: like({ accessionCount: number, overview: facets('crop.shortName') }) },
    'POST /wiews/:code/download': { params: { code: 'CZE122' }, body: new URLSearchParams({ mcpd: 'mcpd' }), shape: expect.stringMatching(/^PK/) as unknown },
    'POST /vocabulary/wiews/decode': { body: ['CZE122'], shape: { CZE122: text } },
    'GET /crop': { shape: expect.arrayContaining([like({ shortName: 'wheat', name: 'Wheat', accessionCount: number })]) as unknown },
    'GET /crop/:shortName': { params: { shortName: 'wheat' }, shape: like({ shortName: 'wheat', otherNames: list }) },
    'GET /crops/list': { shape: expect.stringMatching(/^"shortName"\t/) as unknown },
    'POST /country/list': { body: {}, query: '?l=1000', shape: page({ code3: 'CZE', name: 'Czechia' }) },
    'POST /country/filter': { body: {}, shape: suggesting({ code3: text }, 'region') },
    'GET /country/:code3': { params: { code3: 'CZE' }, shape: like({ code3: 'CZE', genesysInstitutes: list }) },
    'POST /vocabulary/iso3166/decode': { body: ['CZE'], shape: { CZE: 'Czechia' } },
    'POST /region/list': { body: {}, shape: page({ isoCode: '001', name: 'World' }) },
    'POST /region/filter': { body: {}, shape: suggesting({ isoCode: text }, 'parentRegion') },
    'GET /region/:isoCode': { params: { isoCode: '150' }, shape: like({ isoCode: '150', subRegions: list, countries: list }) },
    'POST /partner/list': { body: { accessions: true }, shape: page({ uuid: text, name: text, shortName: text, wiewsCodes: list }) },
    'POST /partner/filter': { body: {}, shape: suggesting({ shortName: 'IPK', accessionCount: number }, 'country') },
    'GET /partner/:uuid': { params: { uuid: uuidV5(URL_NAMESPACE, 'https://pgr-portal.example/partner/IPK') }, shape: like({ shortName: 'IPK', countries: ['DEU'] }) },
    'POST /network/list': { body: {}, shape: page({ shortName: 'CGIAR', instituteCount: 10 }) },
    'POST /network/filter': { body: {}, shape: suggesting({ shortName: text, title: text }, 'country') },
    'GET /network/:shortName': { params: { shortName: 'AEGIS' }, shape: like({ shortName: 'AEGIS', accessionCount: number, countries: list }) },
    'POST /subset/list': { body: { crops: ['wheat'] }, shape: page({ uuid: WHEAT_CORE, subsetType: 'CORE', accessionCount: number, institutes: list }) },
    'POST /subset/filter': { body: {}, shape: suggesting({ title: text, versionTag: text }, 'subsetType') },
    'POST /subset/overview': { body: {}, shape: like({ filterCode: text, total: number, overview: facets('crops') }) },
    'GET /subset/:uuid': { params: { uuid: WHEAT_CORE }, shape: like({ uuid: WHEAT_CORE, state: 'PUBLISHED', current: true, creators: list }) },
    'POST /divtree/list': { body: { crops: ['wheat'] }, shape: page({ uuid: WHEAT_TREE, crops: ['wheat'], nodeCount: number, accessionCount: number }) },
    'POST /divtree/filter': { body: {}, shape: suggesting({ title: text, versionTag: text }, 'crops') },
    'GET /divtree/:uuid': { params: { uuid: WHEAT_TREE }, shape: like({ uuid: WHEAT_TREE, state: 'PUBLISHED', current: true, creators: list }) },
    'GET /divtree/:uuid/versions': { params: { uuid: WHEAT_TREE }, shape: [like({ uuid: WHEAT_TREE, versionTag: '1.1', current: true }), like({ versionTag: '1.0', current: false })] },
    'GET /divtree/:uuid/tree': { params: { uuid: WHEAT_TREE }, shape: like({ id: 'n1', name: 'Wheat', count: number, children: list }) },
    'POST /bibliography/list': { body: { type: ['chapter'] }, shape: page({ uuid: text, type: 'chapter', authors: list, year: number }) },
    'POST /bibliography/filter': { body: {}, shape: suggesting({ title: text }, 'keywords') },
    'GET /bibliography/:uuid': { params: { uuid: WORLDCLIM }, shape: like({ uuid: WORLDCLIM, doi: '10.1002/joc.5086', authors: ['Fick, S. E.', 'Hijmans, R. J.'] }) },
    'POST /taxonomy/list': { body: { genus: ['Triticum'] }, shape: page({ taxonName: text, genus: 'Triticum', accessionCount: number, synonyms: list }) },
    'POST /taxonomy/filter': { body: {}, shape: suggesting({ taxonName: text }, 'genus') },
    'GET /taxonomy/genus/:genus': { params: { genus: 'Triticum' }, shape: like({ genus: 'Triticum', family: 'Poaceae', crops: ['wheat'] }) },
    'POST /dataset/list': { body: { crops: ['wheat'] }, shape: page({ uuid: WHEAT_TRIAL, crops: ['wheat'], accessionCount: number, descriptorCount: number, observationCount: number }) },
    'POST /dataset/filter': { body: {}, shape: suggesting({ title: text, versionTag: text }, 'crops') },
    'POST /dataset/overview': { body: {}, shape: like({ filterCode: text, total: number, overview: facets('crops') }) },
    'GET /dataset/:uuid': { params: { uuid: WHEAT_TRIAL }, shape: like({ uuid: WHEAT_TRIAL, creators: list, locations: list, files: expect.arrayContaining([like({ name: 'observations.csv', size: number, table: true })]) as unknown }) },
    'GET /dataset/:uuid/descriptors': { params: { uuid: WHEAT_TRIAL }, shape: expect.arrayContaining([like({ uuid: PLANT_HEIGHT, dataType: 'NUMERIC', uom: 'cm' })]) as unknown },
    'GET /dataset/:uuid/not-held': { as: 'administrator', params: { uuid: WHEAT_TRIAL }, shape: [] },
    'GET /dataset/:uuid/remarks': { as: 'administrator', params: { uuid: WHEAT_TRIAL }, shape: list },
    'GET /dataset/:uuid/summary': { params: { uuid: WHEAT_TRIAL }, shape: expect.arrayContaining([like({ descriptorUuid: PLANT_HEIGHT, count: number, missing: number, quantiles: any, histogram: list })]) as unknown },
    'GET /dataset/:uuid/files/:name': { as: 'nobody', params: { uuid: WHEAT_TRIAL, name: 'observations.csv' }, shape: expect.stringMatching(/^INSTCODE,ACCENUMB,DOI/) as unknown },
    'GET /dataset/accessions/:uuid': { params: { uuid: WHEAT_TRIAL }, query: '?l=2', shape: like({ content: expect.arrayContaining([like({ instCode: text, acceNumb: text, genus: 'Triticum', species: text, accession: { uuid: text, accessionNumber: text, instituteCode: text, historic: false } })]) as unknown, totalElements: number }) },
    'POST /dataset/accessions-datasets': { body: WHEAT, shape: expect.arrayContaining([WHEAT_TRIAL]) as unknown },
    'POST /dataset/data': { body: { select: [PLANT_HEIGHT] }, query: `?datasetUuids=${WHEAT_TRIAL}&fields=uuid,taxonomy.genus`, shape: like({ content: expect.arrayContaining([{ uuid: text, 'taxonomy.genus': 'Triticum', [PLANT_HEIGHT]: [number, number] }]) as unknown, totalElements: number, totalPages: number }) },
    'POST /dataset/observed': { body: { filters: { observations: { [PLANT_HEIGHT]: { ge: 80, le: 120 } } } }, query: `?datasetUuids=${WHEAT_TRIAL}`, shape: { total: number, accessionCount: number, uuids: list } },
    'POST /dataset/summary': { body: { select: [PLANT_HEIGHT], filters: { accession: WHEAT } }, query: `?datasetUuids=${WHEAT_TRIAL}`, shape: [like({ descriptorUuid: PLANT_HEIGHT, mean: number })] },
    'POST /descriptor/list': { body: { crop: ['wheat'] }, query: '?l=1000', shape: page({ uuid: PLANT_HEIGHT, columnName: 'PLH', category: 'EVALUATION', used: true }) },
    'POST /descriptor/filter': { body: {}, shape: suggesting({ title: text, versionTag: text }, 'dataType') },
    'POST /descriptor/overview': { body: {}, shape: like({ filterCode: text, total: number, overview: facets('category') }) },
    'GET /descriptor/:uuid': { params: { uuid: PLANT_HEIGHT }, shape: like({ uuid: PLANT_HEIGHT, descriptorLists: expect.arrayContaining([like({ uuid: WHEAT_DESCRIPTORS, title: text, versionTag: '1.1' })]) as unknown, datasets: expect.arrayContaining([like({ uuid: WHEAT_TRIAL, observationCount: number })]) as unknown }) },
    'POST /descriptor/list/details': { body: [PLANT_HEIGHT], shape: [like({ uuid: PLANT_HEIGHT, title: 'Plant height' })] },
    'POST /descriptorlist/list': { body: { crops: ['wheat'] }, shape: page({ uuid: WHEAT_DESCRIPTORS, crops: ['wheat'], descriptorCount: number }) },
    'POST /descriptorlist/filter': { body: {}, shape: suggesting({ title: text, publisher: text }, 'crops') },
    'POST /descriptorlist/overview': { body: {}, shape: like({ filterCode: text, total: number, overview: facets('publisher') }) },
    'GET /descriptorlist/:uuid': { params: { uuid: WHEAT_DESCRIPTORS }, shape: like({ uuid: WHEAT_DESCRIPTORS, citation: text, descriptors: expect.arrayContaining([like({ uuid: PLANT_HEIGHT })]) as unknown }) },
    'POST /vocabulary/list': { body: { code: ['mcpd-sampstat'] }, shape: page({ uuid: SAMPSTAT, code: 'mcpd-sampstat', termCount: 21 }) },
    'POST /vocabulary/filter': { body: {}, shape: suggesting({ title: text, publisher: text }, 'publisher') },
    'GET /vocabulary/:uuid': { params: { uuid: SAMPSTAT }, shape: like({ uuid: SAMPSTAT, title: text, url: text }) },
    'POST /vocabulary/:uuid/terms/filter': { params: { uuid: SAMPSTAT }, body: { title: { contains: ['landrace'] } }, shape: like({ ...pageOf({ code: '300', title: text }), suggestions: {} }) },
    'GET /amphibian/:uuid': { params: { uuid: WHEAT_TABLE }, shape: like({ uuid: WHEAT_TABLE, name: 'observations.csv', size: number, status: text, progress: number, sheets: list, dataset: { uuid: WHEAT_TRIAL, title: text } }) },
    'GET /amphibian/:uuid/:sheet': { params: { uuid: WHEAT_TABLE, sheet: '0' }, query: '?l=2', shape: { content: [list, list], number: 0, size: 2, totalElements: number } },
    'GET /brapi/v2/serverinfo': { as: 'nobody', shape: brapiOf(like({ serverName: text, calls: list })) },
    'GET /brapi/v2/commoncropnames': { as: 'nobody', shape: brapiPage('Wheat') },
    'GET /brapi/v2/germplasm': { as: 'nobody', query: '?genus=Triticum&pageSize=2', shape: brapiPage(like({ germplasmDbId: text, accessionNumber: text, genus: 'Triticum' })) },
    'GET /brapi/v2/germplasm/:germplasmDbId': { as: 'nobody', shape: brapiOf(like({ germplasmDbId: text, germplasmPUI: text })) },
    'POST /brapi/v2/search/germplasm': { as: 'nobody', body: { commonCropNames: ['Wheat'] }, shape: brapiPage(like({ commonCropName: 'Wheat' })) },
    'GET /brapi/v2/search/germplasm/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ germplasmName: text })) },
    'GET /brapi/v2/studies': { as: 'nobody', shape: brapiPage(like({ studyDbId: WHEAT_TRIAL, studyType: 'Phenotyping', observationVariableDbIds: list })) },
    'GET /brapi/v2/studies/:studyDbId': { as: 'nobody', params: { studyDbId: WHEAT_TRIAL }, shape: brapiOf(like({ studyDbId: WHEAT_TRIAL, commonCropName: 'Wheat' })) },
    'POST /brapi/v2/search/studies': { as: 'nobody', body: { studyDbIds: [WHEAT_TRIAL] }, shape: brapiPage(like({ studyDbId: WHEAT_TRIAL })) },
    'GET /brapi/v2/search/studies/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ studyName: text })) },
    'GET /brapi/v2/variables': { as: 'nobody', shape: brapiPage(like({ observationVariableDbId: PLANT_HEIGHT, scale: like({ dataType: 'Numerical', units: 'cm' }), trait: any, method: any })) },
    'GET /brapi/v2/variables/:observationVariableDbId': { as: 'nobody', params: { observationVariableDbId: PLANT_HEIGHT }, shape: brapiOf(like({ observationVariableDbId: PLANT_HEIGHT })) },
    'POST /brapi/v2/search/variables': { as: 'nobody', body: { dataTypes: ['Numerical'] }, shape: brapiPage(like({ observationVariableDbId: PLANT_HEIGHT })) },
    'GET /brapi/v2/search/variables/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ observationVariableName: text })) },
    'GET /brapi/v2/observations': { as: 'nobody', query: `?studyDbId=${WHEAT_TRIAL}`, shape: brapiPage(like({ studyDbId: WHEAT_TRIAL, value: text, germplasmDbId: text, observationUnitDbId: text })) },
    'GET /brapi/v2/observations/:observationDbId': { as: 'nobody', params: { observationDbId: `${WHEAT_TRIAL}:0:0` }, shape: brapiOf(like({ observationDbId: `${WHEAT_TRIAL}:0:0`, value: text })) },
    'POST /brapi/v2/search/observations': { as: 'nobody', body: { studyDbIds: [WHEAT_TRIAL], observationVariableDbIds: [PLANT_HEIGHT] }, shape: brapiPage(like({ observationVariableDbId: PLANT_HEIGHT, observationVariableName: 'Plant height' })) },
    'GET /brapi/v2/search/observations/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ observationDbId: text })) },
    'GET /brapi/v2/germplasm/:germplasmDbId/mcpd': { as: 'nobody', shape: brapiOf(like({ germplasmDbId: text, instituteCode: text, collectingInfo: any })) },
    'GET /brapi/v2/observations/table': { as: 'nobody', query: `?studyDbId=${WHEAT_TRIAL}`, shape: brapiOf(like({ headerRow: list, observationVariables: list, data: list })) },
    'POST /brapi/v2/search/observationunits': { as: 'nobody', body: { studyDbIds: [WHEAT_TRIAL] }, shape: brapiPage(like({ studyDbId: WHEAT_TRIAL })) },
    'GET /brapi/v2/search/observationunits/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ observationUnitDbId: text })) },
    'GET /brapi/v2/observationunits/:observationUnitDbId': { as: 'nobody', params: { observationUnitDbId: `${WHEAT_TRIAL}:0` }, shape: brapiOf(like({ studyDbId: WHEAT_TRIAL, observations: list })) },
    'GET /brapi/v2/observationlevels': { as: 'nobody', shape: brapiPage({ levelName: 'entry', levelOrder: 0 }) },
    'POST /brapi/v2/search/programs': { as: 'nobody', body: {}, shape: brapiPage(like({ programDbId: text })) },
    'GET /brapi/v2/search/programs/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ programName: text })) },
    'POST /brapi/v2/search/trials': { as: 'nobody', body: { trialDbIds: [WHEAT_TRIAL] }, shape: brapiPage(like({ trialDbId: WHEAT_TRIAL })) },
    'GET /brapi/v2/search/trials/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ trialName: text })) },
    'POST /brapi/v2/search/locations': { as: 'nobody', body: {}, shape: brapiPage(like({ locationDbId: text })) },
    'GET /brapi/v2/search/locations/:searchResultsDbId': { as: 'nobody', params: { searchResultsDbId: EVERYTHING }, shape: brapiPage(like({ locationName: text })) },
    'GET /brapi/v2/programs': { as: 'nobody', shape: brapiPage(like({ programDbId: text, programName: text })) },
    'GET /brapi/v2/programs/:programDbId': { as: 'nobody', params: { programDbId: 'nobody' }, status: 404, shape: any },
    'GET /brapi/v2/trials': { as: 'nobody', shape: brapiPage(like({ trialDbId: WHEAT_TRIAL, programDbId: text })) },
    'GET /brapi/v2/trials/:trialDbId': { as: 'nobody', params: { trialDbId: WHEAT_TRIAL }, shape: brapiOf(like({ trialDbId: WHEAT_TRIAL })) },
    'GET /brapi/v2/locations': { as: 'nobody', shape: brapiPage(like({ locationDbId: text, countryName: text })) },
    'GET /brapi/v2/locations/:locationDbId': { as: 'nobody', params: { locationDbId: 'nowhere' }, status: 404, shape: any },
    'GET /brapi/v2/seasons': { as: 'nobody', shape: brapiPage(like({ seasonDbId: text, year: number })) },
    'GET /brapi/v2/seasons/:seasonDbId': { as: 'nobody', params: { seasonDbId: '1066' }, status: 404, shape: any },
    'GET /brapi/v2/observationunits': { as: 'nobody', query: `?studyDbId=${WHEAT_TRIAL}`, shape: brapiPage(like({ studyDbId: WHEAT_TRIAL, germplasmDbId: text })) },
  } satisfies Record<Line, Sample>;

  /** Once, before any call. */
  const prepare = async (): Promise<Readonly<Record<SampleCaller, string | undefined>>> => {
    const tokens = {
      nobody: undefined,
      application: await api.token(),
      person: await api.token('user@example.org'),
      publisher: await api.token('publisher@example.org'),
      divtree: await api.token('divtree@example.org'),
      administrator: await api.token('admin@example.org'),
    };
    const { content: rows } = await api.world.accessions.page({ hasDoi: true, images: true }, { l: 1 });
    const { body } = samples['POST /api/subsetting/v1/cluster'];
    const computing = await api.call('POST /api/subsetting/v1/cluster', { token: tokens.application, body });
    const { id } = (await computing.json()) as { id: string };
    const uuid = rows[0]?.uuid ?? '';
    Object.assign(known, { uuid, germplasmDbId: uuid, doi: rows[0]?.doi ?? '', id });
    return tokens;
  };

  /** As `api.call` takes it, once what is `given` is there. */
  const lineOf = (line: Line, prefix?: string): string => {
    const { params = {}, query = '' }: Sample = samples[line];
    const [method = '', path = ''] = line.split(' ');
    const address = path.replace(
      /:(\w+)/g,
      (_, name: string) => ({ ...known, ...params })[name as 'uuid'] ?? `no-${name}`,
    );
    return `${method} ${prefix ?? prefixesOf(line).at(-1)}${address}${query}`;
  };

  return { samples: samples as Readonly<Record<Line, Sample>>, prepare, lineOf };
}

const isRoot = (path: string) => ROOT_PATHS.some((root) => path.startsWith(root));

/** Below which the line is answered. */
export const prefixesOf = (line: Line): string[] => (isRoot(line.split(' ')[1] ?? '') ? [''] : ['/api/v1', '/api/v2']);
