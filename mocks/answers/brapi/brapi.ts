import type { BrapiList, BrapiServerInfo } from '@/contract/brapi/brapi';
import { endpoints } from '@/contract/endpoints';
import { isUuid } from '@/contract/patterns';
import { germplasm, germplasmOf } from './germplasm';
import { mcpdOf } from './mcpd';
import { brapiTable, tableText } from './observation-table';
import { observation, observations, observationUnit, observationUnits } from './observations';
import { brapiAnswer, found, listOf, single, withIgnored } from './respond';
import { readAsked } from './read-asked';
import { studies, studyOf } from './studies';
import { LOCATIONS, PROGRAMS, SEASONS, studyGroup, studyGroups, TRIALS, type StudyGroup } from './study-groups';
import { UNSAID } from './unsaid';
import { variables, variablesBy } from './variables';
import type { Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';
import type { World } from '../../rules/world/world';
import { familyAnswer } from '../../rules/entities/crud';
import { open } from '../../rules/tokens/caller';
import { currentDatasets } from '../../rules/entities/readable-datasets';

type Given = Readonly<Record<string, unknown>>;

const PREFIX = '/brapi/v2/';

const typesOf = (service: string): string[] =>
  service === 'observations/table' ? ['application/json', 'text/csv', 'text/tsv'] : ['application/json'];

/** What this server answers, from the contract itself. */
function calls(): BrapiServerInfo['calls'] {
  const byService = new Map<string, Set<'GET' | 'POST'>>();
  for (const line of Object.keys(endpoints)) {
    const [method = '', path = ''] = line.split(' ');
    if (!path.startsWith(PREFIX) || (method !== 'GET' && method !== 'POST')) continue;
    const service = path.slice(PREFIX.length).replace(/:(\w+)/g, '{$1}');
    byService.set(service, (byService.get(service) ?? new Set()).add(method));
  }
  return [...byService].map(([service, methods]) => ({
    service,
    methods: [...methods],
    versions: ['2.1'],
    contentTypes: typesOf(service),
    dataTypes: typesOf(service),
  }));
}

/** A search is answered at once; its id holds what was asked, so that it needs no memory and never runs out. */
async function search<T>(
  world: World,
  body: unknown,
  ask: (given: Given) => Promise<BrapiList<T>>,
): Promise<BrapiList<T>> {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw badRequest('A search is an object.');
  const given = (body ?? {}) as Given;
  const { metadata, result } = await ask(given);
  return { metadata, result: { searchResultsDbId: await world.filterCodes.encode(given), ...result } };
}

async function searched<T>(
  world: World,
  id: string,
  query: Given,
  ask: (given: Given) => Promise<BrapiList<T>>,
): Promise<BrapiList<T>> {
  const given = await world.filterCodes.decode(id);
  const { page, pageSize, ...rest } = query;
  const answered = await ask({
    ...given,
    ...(page === undefined ? {} : { page }),
    ...(pageSize === undefined ? {} : { pageSize }),
  });
  return withIgnored(answered, Object.keys(rest));
}

/** The list of a kind of what studies belong to, and one of it by its id. */
const groupAnswers = <T extends object>(
  service: string,
  id: string,
  what: string,
  group: StudyGroup<T>,
): readonly Answer[] => [
  familyAnswer(`GET ${PREFIX}${service}`, open, ({ world, query, origin }) => studyGroups(world, group, query, origin)),
  familyAnswer(`GET ${PREFIX}${service}/:${id}`, open, async ({ world, params, query, origin }) => {
    const asked = params[id] ?? '';
    return single(found(await studyGroup(world, group, asked, origin), what, asked), query);
  }),
];

/** A search of such a kind, and its further pages. */
const groupSearches = <T extends object>(service: string, group: StudyGroup<T>): readonly Answer[] => [
  familyAnswer(`POST ${PREFIX}search/${service}`, open, ({ world, body, origin }) =>
    search(world, body, (given) => studyGroups(world, group, given, origin)),
  ),
  familyAnswer(`GET ${PREFIX}search/${service}/:searchResultsDbId`, open, ({ world, params, query, origin }) =>
    searched(world, params['searchResultsDbId'] ?? '', query, (given) => studyGroups(world, group, given, origin)),
  ),
];

export const brapi: readonly Answer[] = [
  brapiAnswer('GET /brapi/v2/serverinfo', ({ query }) =>
    single(
      {
        ...UNSAID.serverInfo,
        serverName: 'PGR Portal',
        serverDescription: 'Passport, characterization and evaluation data of plant genetic resources, to read',
        organizationName: 'PGR Portal',
        documentationURL: 'https://brapi.org',
        calls: calls(),
      },
      query,
    ),
  ),

  brapiAnswer('GET /brapi/v2/commoncropnames', async ({ world, query }) => {
    const crops = await world.crops.all();
    return listOf(
      crops.filter(({ accessionCount = 0 }) => accessionCount > 0).map(({ name }) => name),
      readAsked(query, {}),
    );
  }),

  brapiAnswer('GET /brapi/v2/germplasm', ({ world, query, origin }) => germplasm(world, query, origin)),
  brapiAnswer('GET /brapi/v2/germplasm/:germplasmDbId', async ({ world, params: { germplasmDbId }, query, origin }) => {
    const accession = isUuid(germplasmDbId) ? await world.accessions.details(germplasmDbId) : undefined;
    return single(germplasmOf(found(accession, 'germplasm', germplasmDbId), origin), query);
  }),
  brapiAnswer('GET /brapi/v2/germplasm/:germplasmDbId/mcpd', async ({ world, params: { germplasmDbId }, query }) => {
    const accession = isUuid(germplasmDbId) ? await world.accessions.details(germplasmDbId) : undefined;
    return single(mcpdOf(found(accession, 'germplasm', germplasmDbId)), query);
  }),
  brapiAnswer('POST /brapi/v2/search/germplasm', ({ world, body, origin }) =>
    search(world, body, (given) => germplasm(world, given, origin)),
  ),
  brapiAnswer('GET /brapi/v2/search/germplasm/:searchResultsDbId', ({ world, params, query, origin }) =>
    searched(world, params.searchResultsDbId, query, (given) => germplasm(world, given, origin)),
  ),

  brapiAnswer('GET /brapi/v2/studies', ({ world, query, origin }) => studies(world, query, origin)),
  brapiAnswer('GET /brapi/v2/studies/:studyDbId', async ({ world, params: { studyDbId }, query, origin }) => {
    const dataset = (await currentDatasets(world)).find(({ head }) => head.uuid === studyDbId);
    return single(studyOf(found(dataset, 'study', studyDbId), origin), query);
  }),
  brapiAnswer('POST /brapi/v2/search/studies', ({ world, body, origin }) =>
    search(world, body, (given) => studies(world, given, origin)),
  ),
  brapiAnswer('GET /brapi/v2/search/studies/:searchResultsDbId', ({ world, params, query, origin }) =>
    searched(world, params.searchResultsDbId, query, (given) => studies(world, given, origin)),
  ),

  brapiAnswer('GET /brapi/v2/variables', ({ world, query, origin }) => variables(world, query, origin)),
  brapiAnswer('GET /brapi/v2/variables/:observationVariableDbId', async ({ world, params, query, origin }) => {
    const { observationVariableDbId: id } = params;
    const [variable] = await variablesBy(world, origin, ({ uuid }) => uuid === id);
    return single(found(variable, 'observation variable', id), query);
  }),
  brapiAnswer('POST /brapi/v2/search/variables', ({ world, body, origin }) =>
    search(world, body, (given) => variables(world, given, origin)),
  ),
  brapiAnswer('GET /brapi/v2/search/variables/:searchResultsDbId', ({ world, params, query, origin }) =>
    searched(world, params.searchResultsDbId, query, (given) => variables(world, given, origin)),
  ),

  brapiAnswer('GET /brapi/v2/observations', ({ world, query }) => observations(world, query)),
  brapiAnswer('GET /brapi/v2/observations/:observationDbId', async ({ world, params: { observationDbId }, query }) =>
    single(found(await observation(world, observationDbId), 'observation', observationDbId), query),
  ),
  brapiAnswer('POST /brapi/v2/search/observations', ({ world, body }) =>
    search(world, body, (given) => observations(world, given)),
  ),
  brapiAnswer('GET /brapi/v2/search/observations/:searchResultsDbId', ({ world, params, query }) =>
    searched(world, params.searchResultsDbId, query, (given) => observations(world, given)),
  ),
  brapiAnswer('GET /brapi/v2/observationunits', ({ world, query }) => observationUnits(world, query)),
  brapiAnswer('GET /brapi/v2/observationunits/:observationUnitDbId', async ({ world, params, query }) => {
    const { observationUnitDbId: id } = params;
    return single(found(await observationUnit(world, id), 'observation unit', id), query);
  }),
  brapiAnswer('GET /brapi/v2/observationlevels', ({ query }) =>
    // An accession in a dataset, wherever it grew there.
    listOf([{ levelName: 'entry', levelOrder: 0 }], readAsked(query, {})),
  ),
  brapiAnswer('POST /brapi/v2/search/observationunits', ({ world, body }) =>
    search(world, body, (given) => observationUnits(world, given)),
  ),
  brapiAnswer('GET /brapi/v2/search/observationunits/:searchResultsDbId', ({ world, params, query }) =>
    searched(world, params.searchResultsDbId, query, (given) => observationUnits(world, given)),
  ),
  brapiAnswer('GET /brapi/v2/observations/table', async ({ world, query, request }) => {
    const table = await brapiTable(world, query);
    const [, kind] = /^text\/(csv|tsv)\b/.exec(request.headers.get('accept') ?? '') ?? [];
    if (!kind) return table;
    return new Response(tableText(table.result, kind === 'csv' ? ',' : '\t'), {
      headers: { 'Content-Type': `text/${kind}`, 'Cache-Control': 'no-store' },
    });
  }),

  ...groupAnswers('programs', 'programDbId', 'program', PROGRAMS),
  ...groupAnswers('trials', 'trialDbId', 'trial', TRIALS),
  ...groupAnswers('locations', 'locationDbId', 'location', LOCATIONS),
  ...groupAnswers('seasons', 'seasonDbId', 'season', SEASONS),
  ...groupSearches('programs', PROGRAMS),
  ...groupSearches('trials', TRIALS),
  ...groupSearches('locations', LOCATIONS),
];
