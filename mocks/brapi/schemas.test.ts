import type { BrapiAnswer, BrapiList } from '@/contract/brapi';
import { testApi } from '../world/api.fixture';

const api = testApi({ accessions: 600 });

async function call<T>(path: string): Promise<T> {
  const response = await api.call(`GET /brapi/v2${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/** Of the schemas of BrAPI 2.1 (https://github.com/plantbreeding/BrAPI). */
const KEYS = {
  '/germplasm':
    'accessionNumber acquisitionDate additionalInfo biologicalStatusOfAccessionCode biologicalStatusOfAccessionDescription breedingMethodDbId breedingMethodName collection commonCropName countryOfOriginCode defaultDisplayName documentationURL donors externalReferences genus germplasmDbId germplasmName germplasmOrigin germplasmPUI germplasmPreprocessing instituteCode instituteName pedigree seedSource seedSourceDescription species speciesAuthority storageTypes subtaxa subtaxaAuthority synonyms taxonIds',
  '/studies':
    'active additionalInfo commonCropName contacts culturalPractices dataLinks documentationURL endDate environmentParameters experimentalDesign externalReferences growthFacility lastUpdate license locationDbId locationName observationLevels observationUnitsDescription observationVariableDbIds seasons startDate studyCode studyDbId studyDescription studyName studyPUI studyType trialDbId trialName',
  '/variables':
    'additionalInfo commonCropName contextOfUse defaultValue documentationURL externalReferences growthStage institution language method observationVariableDbId observationVariableName observationVariablePUI ontologyReference scale scientist status submissionTimestamp synonyms trait',
  '/observations':
    'additionalInfo collector externalReferences geoCoordinates germplasmDbId germplasmName observationDbId observationTimeStamp observationUnitDbId observationUnitName observationVariableDbId observationVariableName season studyDbId uploadedBy value',
  '/observationunits':
    'additionalInfo crossDbId crossName externalReferences germplasmDbId germplasmName locationDbId locationName observationUnitDbId observationUnitName observationUnitPUI observationUnitPosition observations programDbId programName seedLotDbId seedLotName studyDbId studyName treatments trialDbId trialName',
  '/programs':
    'abbreviation additionalInfo commonCropName documentationURL externalReferences fundingInformation leadPersonDbId leadPersonName objective programDbId programName programType',
  '/trials':
    'active additionalInfo commonCropName contacts datasetAuthorships documentationURL endDate externalReferences programDbId programName publications startDate trialDbId trialDescription trialName trialPUI',
  '/locations':
    'abbreviation additionalInfo coordinateDescription coordinateUncertainty coordinates countryCode countryName documentationURL environmentType exposure externalReferences instituteAddress instituteName locationDbId locationName locationType parentLocationDbId parentLocationName siteStatus slope topography',
  '/seasons': 'seasonDbId seasonName year',
};

const ID: Record<string, string> = {
  '/germplasm': 'germplasmDbId',
  '/studies': 'studyDbId',
  '/variables': 'observationVariableDbId',
  '/observations': 'observationDbId',
  '/programs': 'programDbId',
  '/trials': 'trialDbId',
  '/locations': 'locationDbId',
  '/seasons': 'seasonDbId',
};

const firstOf = async (path: string): Promise<Record<string, unknown>> => {
  const { result } = await call<BrapiList<Record<string, unknown>>>(`${path}?pageSize=3`);
  return result.data[0] ?? {};
};

test.each(Object.entries(KEYS))('%s has every key of its schema', async (path, keys) => {
  const { result } = await call<BrapiList<object>>(`${path}?pageSize=3`);
  expect(result.data).not.toEqual([]);
  for (const row of result.data) expect(Object.keys(row)).toEqual(expect.arrayContaining(keys.split(' ')));
});

test.each(Object.entries(ID))(
  'one of %s is a single object with the keys of its list, and no page',
  async (path, id) => {
    const listed = await firstOf(path);
    const { metadata, result } = await call<BrapiAnswer<object>>(`${path}/${String(listed[id])}`);
    expect(metadata.pagination).toEqual({ currentPage: 0, pageSize: 0, totalCount: 1, totalPages: 1 });
    expect(Object.keys(result).toSorted()).toEqual(Object.keys(listed).toSorted());
  },
);

test.each([
  [
    '/serverinfo',
    'calls contactEmail documentationURL location organizationName organizationURL serverDescription serverName',
  ],
  [
    '/germplasm/{id}/mcpd',
    'accessionNames accessionNumber acquisitionDate acquisitionSourceCode alternateIDs ancestralData biologicalStatusOfAccessionCode breedingInstitutes collectingInfo countryOfOrigin donorInfo genus germplasmDbId germplasmPUI instituteCode mlsStatus remarks safetyDuplicateInstitutes species speciesAuthority storageTypeCodes subtaxon subtaxonAuthority',
  ],
])('%s has every key of its schema, and is no page', async (path, keys) => {
  const { germplasmDbId } = await firstOf('/germplasm');
  const { metadata, result } = await call<BrapiAnswer<object>>(path.replace('{id}', String(germplasmDbId)));
  expect(metadata.pagination).toMatchObject({ pageSize: 0 });
  expect(Object.keys(result)).toEqual(expect.arrayContaining(keys.split(' ')));
});

test.each([...Object.keys(KEYS), '/commoncropnames', '/observations/table'])(
  'a filter that %s does not know is told, never ignored in silence',
  async (path) => {
    const { metadata } = await call<BrapiList<object>>(`${path}?pageSize=1&cropOntologyTerm=x`);
    expect(metadata.status).toEqual([
      { messageType: 'WARNING', message: '"cropOntologyTerm" narrows nothing here and was ignored.' },
    ]);
  },
);

test.each(Object.keys(ID))('failures of %s have the form of the specification', async (path) => {
  for (const [asked, status] of [
    [`${path}/nobody`, 404],
    [`${path}?page=-1`, 400],
    [`${path}?pageSize=0`, 400],
  ] as const) {
    const response = await api.call(`GET /brapi/v2${asked}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      metadata: { pagination: { pageSize: 0 }, status: [{ messageType: 'ERROR' }] },
      result: { data: [] },
    });
  }
});
