import type { BrapiAnswer, BrapiList, BrapiServerInfo, BrapiTable } from '@/contract/brapi/brapi';
import { testApi } from '../../rules/world/api.fixture';

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

/** What stands within, by the property that holds one or a list of it; the same schemas require each key. */
const WITHIN: Record<string, Record<string, string>> = {
  '/germplasm': {
    donors: 'donorAccessionNumber donorInstituteCode',
    externalReferences: 'referenceId referenceSource',
    'germplasmOrigin.coordinates': 'geometry type',
    storageTypes: 'code description',
    synonyms: 'synonym type',
    taxonIds: 'sourceName taxonId',
  },
  '/studies': {
    contacts: 'contactDbId email instituteName name orcid type',
    dataLinks: 'dataFormat description fileFormat name provenance scientificType url version',
    lastUpdate: 'timestamp version',
  },
  '/trials': { contacts: 'contactDbId email instituteName name orcid type' },
  '/variables': {
    trait:
      'additionalInfo alternativeAbbreviations attribute attributePUI entity entityPUI externalReferences mainAbbreviation ontologyReference status synonyms traitClass traitDbId traitDescription traitName traitPUI',
    method:
      'additionalInfo bibliographicalReference description externalReferences formula methodClass methodDbId methodName methodPUI ontologyReference',
    scale:
      'additionalInfo dataType decimalPlaces externalReferences ontologyReference scaleDbId scaleName scalePUI units validValues',
    'scale.validValues': 'categories maximumValue minimumValue',
    'scale.validValues.categories': 'label value',
  },
  '/locations': { 'coordinates.geometry': 'coordinates type' },
};

const DATA_TYPES = ['Code', 'Date', 'Duration', 'Nominal', 'Numerical', 'Ordinal', 'Text'];

/** Every object at this path, through the lists on its way. */
const at = (found: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(found)) return found.flatMap((each) => at(each, path));
  const [first, ...rest] = path;
  if (found === null || found === undefined) return [];
  return first === undefined ? [found] : at((found as Record<string, unknown>)[first], rest);
};

const ID: Record<string, string> = {
  '/germplasm': 'germplasmDbId',
  '/studies': 'studyDbId',
  '/variables': 'observationVariableDbId',
  '/observations': 'observationDbId',
  '/observationunits': 'observationUnitDbId',
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

test.each(Object.entries(WITHIN))('what stands within %s has every key of its schema', async (path, within) => {
  const { result } = await call<BrapiList<object>>(`${path}?pageSize=200`);
  for (const [inner, keys] of Object.entries(within)) {
    const objects = at(result.data, inner.split('.'));
    expect([inner, objects.length]).not.toEqual([inner, 0]);
    for (const each of objects) expect(Object.keys(each as object)).toEqual(expect.arrayContaining(keys.split(' ')));
  }
  for (const type of at(result.data, ['scale', 'dataType'])) expect(DATA_TYPES).toContain(type);
});

/** The columns that the schema of the table allows. */
const COLUMNS =
  'observationTimeStamp observationUnitDbId observationUnitName studyDbId studyName germplasmDbId germplasmName positionCoordinateX positionCoordinateY year field plot sub-plot plant pot block entry rep';

test('the table of observations has the columns of its schema, as text too', async () => {
  const { result } = await call<BrapiAnswer<BrapiTable>>('/observations/table?pageSize=3');
  expect(COLUMNS.split(' ')).toEqual(expect.arrayContaining(result.headerRow));
  expect(result.headerRow).toEqual(expect.arrayContaining(['observationUnitDbId', 'observationTimeStamp']));
  const year = result.data[0]?.[result.headerRow.indexOf('year')];
  expect(year).toMatch(/^(\d{4})?$/);
  for (const line of result.data) for (const cell of line) expect(typeof cell).toBe('string');
  const response = await api.call('GET /brapi/v2/observations/table?pageSize=3', { headers: { Accept: 'text/csv' } });
  expect((await response.text()).split(',').slice(0, result.headerRow.length)).toEqual(
    result.headerRow.map((name) => `"${name}"`),
  );
  const { result: info } = await call<BrapiAnswer<BrapiServerInfo>>('/serverinfo');
  expect(info.calls.find(({ service }) => service === 'observations/table')?.contentTypes).toContain('text/csv');
});

test.each(['/germplasm', '/studies', '/variables', '/observations', '/observationunits'])(
  '%s are found by program and trial',
  async (path) => {
    type Row = Record<string, string>;
    const rows = async (query: string) => (await call<BrapiList<Row>>(`${path}?pageSize=1000&${query}`)).result.data;
    const { data: trials } = (await call<BrapiList<Row>>('/trials')).result;
    const id = ID[path] ?? '';
    const ids = (list: Row[]) => new Set(list.map((row) => row[id]));
    const [trial = {}] = trials;
    const own = trials.filter(({ programDbId }) => programDbId === trial['programDbId']);
    const ofStudy = ids(await rows(`studyDbId=${trial['trialDbId']}`));
    expect(ids(await rows(`trialDbId=${trial['trialDbId']}`))).toEqual(ofStudy);
    expect(ids(await rows(`trialName=${encodeURIComponent(trial['trialName'] ?? '')}`))).toEqual(ofStudy);
    const ofAll = ids(await rows(`studyDbId=${own.map(({ trialDbId }) => trialDbId).join(',')}`));
    expect(ids(await rows(`programDbId=${trial['programDbId']}`))).toEqual(ofAll);
    expect(ids(await rows(`programName=${encodeURIComponent(trial['programName'] ?? '')}`))).toEqual(ofAll);
    const searched = await api.call(`POST /brapi/v2/search${path}`, {
      body: { pageSize: 1000, programDbIds: [trial['programDbId']], trialDbIds: [trial['trialDbId']] },
    });
    expect(ids(((await searched.json()) as BrapiList<Row>).result.data)).toEqual(ofStudy);
    expect(await rows('trialDbId=nobody')).toEqual([]);
  },
);

test.each(Object.entries(ID))('what one of %s is asked beside its id is told', async (path, id) => {
  const listed = await firstOf(path);
  const { metadata } = await call<BrapiAnswer<object>>(`${path}/${String(listed[id])}?depth=2`);
  expect(metadata.status).toEqual([
    { messageType: 'WARNING', message: '"depth" narrows nothing here and was ignored.' },
  ]);
});

test.each(['programs', 'trials', 'locations'])('a search of %s answers as its list', async (service) => {
  const { result } = await call<BrapiList<Record<string, string>>>(`/${service}`);
  const id = ID[`/${service}`] ?? '';
  const one = result.data.at(-1)?.[id];
  const response = await api.call(`POST /brapi/v2/search/${service}`, { body: { [`${id}s`]: [one] } });
  const { searchResultsDbId, data } = ((await response.json()) as BrapiList<Record<string, string>>).result;
  expect(data.map((row) => row[id])).toEqual([one]);
  const again = await call<BrapiList<object>>(`/search/${service}/${searchResultsDbId}?x=1`);
  expect(again.result.data).toEqual(data);
  expect(again.metadata.status).toHaveLength(1);
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

test.each([...Object.keys(KEYS), '/commoncropnames', '/observationlevels', '/observations/table'])(
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
