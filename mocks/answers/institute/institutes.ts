import type { Institute, InstituteFilter } from '@/contract/reference/institute';
import { instituteSchema } from '@/contract/reference/reference-schema';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { refused } from '../../rules/entities/read-change';
import { collection } from '../../rules/entities/collection';
import { readFilter } from '../../tools/lists/read-filter';
import { requestHistory } from '../../rules/requests/request-history';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';
import { instituteFields } from './institute-fields';
import { figuresOfInstitute } from '../kpi/kpi-runs';
import { mayUpdatePassport } from '../passport/passport';

/** Neither made nor removed here. */
const managedInstitutes = managed<Institute>({
  kind: 'wiews',
  key: 'code',
  what: 'institute',
  schema: instituteSchema,
  mayCreate: () => false,
  table: ({ institutes }) => institutes,
  fresh: () => ({ id: 0, code: '', fullName: '', accessionCount: 0 }),
  check: async ({ newCode }, { institutes }, before) => {
    if (newCode && newCode === before?.code) throw refused({ newCode: 'itself' });
    if (newCode && !(await institutes.one(newCode))) throw refused({ newCode: 'notFound' });
  },
});

const institutesOf = collection<Institute, InstituteFilter>(instituteFields, (world) => world.institutes.all());

async function institute(world: World, code: string): Promise<Institute> {
  const found = await world.institutes.one(code);
  if (!found) throw notFound(sentence('noInstitute', { id: code }));
  return found;
}

export const institutes: readonly Answer[] = [
  answer('POST /wiews/list', withToken, institutesOf.list),
  answer('POST /wiews/filter', withToken, institutesOf.filter),
  answer('GET /wiews/:code', withToken, async ({ world, params, session }) => {
    const found = await institute(world, params.code);
    const requests = await requestHistory(world, found.code);
    const mayUpdate = await mayUpdatePassport(world, found.code, session);
    const details = managedInstitutes.details(world, found, session);
    const figures = await figuresOfInstitute(world, found.code);
    return { ...details, requestHistory: requests, figures, ...(mayUpdate && { mayUpdatePassport: true }) };
  }),

  ...crud(managedInstitutes).filter(({ line }) => line.startsWith('PUT ')),

  answer('POST /wiews/:code/overview', withToken, async ({ world, params, query }) => {
    const { code } = await institute(world, params.code);
    const { filter, filterCode } = await readFilter(world, undefined, { institute: { code: [code] } });
    return { filterCode, filter, ...(await world.accessions.overview(filter, undefined, query.limit)) };
  }),

  answer('POST /wiews/:code/download', withToken, async ({ world, params, form }) => {
    const { code } = await institute(world, params.code);
    // A page that plays the API should not begin with a library for workbooks.
    const { instituteWorkbook } = await import('./institute-workbook');
    return instituteWorkbook(world, code, form.pdci === undefined ? 'mcpd' : 'pdci');
  }),

  answer('POST /vocabulary/wiews/decode', withToken, async ({ world, body = [] }) => {
    if (!Array.isArray(body)) throw badRequest('A list of codes is expected.');
    const names = body.map(async (code): Promise<[string, string]> => [
      code,
      (await world.institutes.one(code))?.fullName ?? code,
    ]);
    return Object.fromEntries(await Promise.all(names));
  }),
];
