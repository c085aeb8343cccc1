import { KPI_PROPERTIES, type KpiEntity, type KpiExecution, type KpiParameter, type KpiRun } from '@/contract/kpi/kpi';
import { holdersOf } from '../../rules/requests/holders';
import { fileRequest } from '../../rules/requests/requests';
import { askable, requestOf } from '../../rules/requests/requests.fixture';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
  for (const country of ['CZE', 'CZE', 'PER']) await sendRequest(country);
});

async function sendRequest(country: string) {
  const { world } = writer.api;
  const { holders } = await holdersOf(world, await askable(world, 3));
  const { key: _key, accessions: _accessions, ...info } = requestOf([], { country });
  await fileRequest(world, { key: crypto.randomUUID(), info, holders });
}

const make = <T>(what: string, body: object) =>
  writer.made<T>(`POST /kpi/${what}`, { name: `a-${crypto.randomUUID()}`, title: 'Of it', ...body }, 'admin');

async function figures(entity: KpiEntity, field: string, of: { type: string; property?: string }) {
  const { name: parameter } = await make<KpiParameter>('parameter', { entity, condition: null });
  const groupBy = { field, operation: 'each' };
  const { name } = await make<KpiExecution>('execution', { ...of, parameter, groupBy });
  return writer.made<KpiRun>(`POST /kpi/execution/${name}/runs`, {}, 'admin');
}

/** What anybody finds in the list; requests only administrators. */
async function listed(entity: KpiEntity, filter: object = {}) {
  const line = `POST /${entity}/filter?l=100`;
  const as = entity === 'request' ? 'admin' : 'user';
  return await writer.made<{ content: Record<string, unknown>[]; totalElements: number }>(line, filter, as);
}

const LISTS = ['dataset', 'subset', 'network', 'request'] as const;

test.each(LISTS)('what is counted of a %s is what its list finds, value by value', async (entity) => {
  const { totalElements: all } = await listed(entity);
  expect(all).toBeGreaterThan(0);
  let tried = 0;
  for (const field of KPI_PROPERTIES[entity].groups) {
    const { values, missing } = await figures(entity, field, { type: 'COUNT' });
    for (const { key, value } of values) {
      expect([field, key, (await listed(entity, { [field]: [key] })).totalElements]).toEqual([field, key, value]);
      tried += 1;
    }
    expect(missing).toBe((await listed(entity, { NULL: [field] })).totalElements);
  }
  expect(tried).toBeGreaterThan(1);
});

test.each(LISTS)('what is added up of a %s is the sum of its rows', async (entity) => {
  const { groups, numbers } = KPI_PROPERTIES[entity];
  const [field = ''] = groups;
  for (const property of numbers) {
    const { values } = await figures(entity, field, { type: 'SUM', property });
    for (const { key, value } of values) {
      const { content } = await listed(entity, { [field]: [key] });
      expect([property, content.reduce((sum, row) => sum + Number(row[property]), 0)]).toEqual([property, value]);
    }
  }
});

test('eight runs, between which requests come in, say of each time what there was', async () => {
  const { name } = await make<KpiExecution>('execution', {
    type: 'COUNT',
    parameter: (await make<KpiParameter>('parameter', { entity: 'request', condition: { country: ['KEN'] } })).name,
    groupBy: { field: 'country', operation: 'each' },
  });
  for (let run = 0; run < 8; run += 1) {
    if (run > 0) await sendRequest('KEN');
    await writer.made(`POST /kpi/execution/${name}/runs`, {}, 'admin');
  }
  const runs = await writer.made<KpiRun[]>(`GET /kpi/execution/${name}/runs`, undefined, 'admin');
  const told = runs.toReversed().map(({ values }) => values.find(({ key }) => key === 'KEN')?.value ?? 0);
  expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('nothing that only administrators see of a request is a group of any figure', () => {
  for (const secret of ['email', 'fullName', 'number', 'uuid', 'pid'])
    expect(KPI_PROPERTIES.request.groups).not.toContain(secret);
});
