import type { KpiDimension, KpiExecution, KpiParameter, KpiRun } from '@/contract/kpi/kpi';
import type { Institute } from '@/contract/reference/institute';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

const RUNS = '/kpi/execution/available-by-institute/runs';
const read = <T>(path: string) => writer.made<T>(`GET ${path}`, undefined, 'admin');
const make = <T>(what: string, body: object) => writer.made<T>(`POST /kpi/${what}`, body, 'admin');
const refused = (line: string, body?: object) => writer.refused(line, body, 'admin');
const run = (path = RUNS) => writer.made<KpiRun>(`POST ${path}`, {}, 'admin');
const OWN = 'a-';
const named = (change: object) => ({ name: `${OWN}${crypto.randomUUID()}`, title: 'Wheats', ...change });

/** Makes an execution, runs it, and answers its figures by key. */
async function figures(change: object) {
  const { name } = await make<KpiExecution>('execution', named(change));
  const { values, missing } = await run(`/kpi/execution/${name}/runs`);
  return { name, of: new Map(values.map(({ key, value }) => [key, value])), missing };
}

/** Row by row, by nothing of what is tested. */
async function rowsOf(condition: object) {
  const { content } = await writer.api.world.accessions.page(condition, { l: 1_000 });
  return content;
}

test('a count is what is counted value by value', async () => {
  const { accessions } = writer.api.world;
  const parameters = await read<KpiParameter[]>('/kpi/parameter');
  const all = await read<KpiExecution[]>('/kpi/execution');
  const counts = all.filter(({ type, name }) => type === 'COUNT' && !name.startsWith(OWN));
  expect(counts).toHaveLength(4);
  for (const { name, parameter, groupBy } of counts) {
    const condition = parameters.find((each) => each.name === parameter)?.condition ?? {};
    const { values, missing } = await run(`/kpi/execution/${name}/runs`);
    for (const { key, value } of values) {
      const by = groupBy.field === 'institute.code' ? { institute: { code: [key] } } : { crop: [key] };
      expect(await accessions.count({ ...condition, ...by })).toBe(value);
    }
    if (groupBy.field === 'institute.code')
      expect(values.reduce((sum, { value }) => sum + value, missing ?? 0)).toBe(await accessions.count(condition));
  }
});

test.each(['AVERAGE', 'SUM'] as const)('the %s is that of the rows one by one', async (type) => {
  const groupBy = { field: 'crop.shortName', operation: 'each', alias: 'crop' };
  const { of } = await figures({ type, parameter: 'current', property: 'pdci', groupBy });
  const rows = await rowsOf({});
  expect(of.size).toBeGreaterThan(3);
  for (const [crop, value] of of) {
    const scores = rows.filter((row) => row.crop?.shortName === crop).map(({ pdci }) => pdci?.score ?? 0);
    const sum = scores.reduce((all, score) => all + score, 0);
    expect(value).toBeCloseTo(type === 'SUM' ? sum : sum / scores.length, 6);
  }
});

test('institutes are counted and added up, too', async () => {
  const groupBy = { field: 'country.code3', operation: 'each' };
  const count = await figures({ type: 'COUNT', parameter: 'genebanks', groupBy });
  const sum = await figures({ type: 'SUM', parameter: 'genebanks', property: 'accessionCount', groupBy });
  const institutes = (await writer.api.world.institutes.all()).filter(({ accessionCount }) => accessionCount > 0);
  for (const [country, value] of count.of) {
    const of = institutes.filter((each) => each.country?.code3 === country);
    expect(of).toHaveLength(value);
    expect(sum.of.get(country)).toBe(of.reduce((all, { accessionCount }) => all + accessionCount, 0));
  }
});

test('groups are the values of a dimension, of each of the four types', async () => {
  const { accessions } = writer.api.world;
  const all = await accessions.count({});
  const inGroups = async (field: string, dimension: object) => {
    const { name } = await make<KpiDimension>('dimension', named(dimension));
    return (
      await figures({ type: 'COUNT', parameter: 'current', groupBy: { field, operation: 'in', dimension: name } })
    ).of;
  };
  const flags = await inGroups('available', { type: 'BooleanDimension', values: ['true'] });
  expect([...flags]).toEqual([['true', await accessions.count({ available: true })]]);
  const statuses = await inGroups('sampStat', { type: 'NumericListDimension', values: ['300', '999'] });
  expect(Object.fromEntries(statuses)).toMatchObject({ 300: await accessions.count({ sampStat: [300] }) });
  const crops = await inGroups('crop.shortName', { type: 'StringListDimension', values: ['wheat', 'no-crop'] });
  expect(Object.fromEntries(crops)).toEqual({ wheat: await accessions.count({ crop: ['wheat'] }), 'no-crop': 0 });
  const ofRows = {
    type: 'JpaDimension',
    values: [],
    entity: 'institute',
    field: 'code',
    condition: { accessions: true },
  };
  const holders = await inGroups('institute.code', ofRows);
  expect([...holders.values()].reduce((sum, value) => sum + value, 0)).toBe(all);
  const parted = await figures({
    type: 'COUNT',
    parameter: 'current',
    groupBy: { field: 'donorCode', operation: 'isNull' },
  });
  const without = (await rowsOf({})).filter(({ donorCode }) => !donorCode).length;
  expect(Object.fromEntries(parted.of)).toEqual({ true: without, false: all - without });
});

test('runs are kept, the newest first, until they are deleted', async () => {
  const before = await read<KpiRun[]>(RUNS);
  const runs = [];
  for (let at = 0; at < 8; at += 1) runs.unshift(await run());
  expect(await read(RUNS)).toEqual([...runs, ...before]);
  expect((await writer.send(`DELETE ${RUNS}/${runs[0]?.id}`, undefined, 'admin')).ok).toBe(true);
  expect(await read(RUNS)).toEqual([...runs.slice(1), ...before]);
  expect(await refused(`DELETE ${RUNS}/${runs[0]?.id}`)).toMatchObject({ status: 404 });
});

test('what makes no sense is refused beside its field', async () => {
  const fieldsOf = async (what: string, body: object) => (await refused(`POST /kpi/${what}`, named(body))).fields;
  expect(await fieldsOf('parameter', { entity: 'planet' })).toEqual({ entity: 'model' });
  expect(await fieldsOf('parameter', { entity: 'accession', condition: '{' })).toEqual({ condition: 'json' });
  expect(await fieldsOf('parameter', { entity: 'accession', condition: { colour: ['red'] } })).toEqual({
    condition: 'filter',
  });
  expect(await fieldsOf('dimension', { type: 'NumericListDimension', values: ['ten'] })).toEqual({ values: 'number' });
  expect(await fieldsOf('dimension', { type: 'JpaDimension', values: [] })).toEqual({
    entity: 'required',
    field: 'required',
  });
  const groupBy = { field: 'crop.shortName', operation: 'each' };
  const execution = { type: 'AVERAGE', parameter: 'current', groupBy };
  expect(await fieldsOf('execution', execution)).toEqual({ property: 'required' });
  expect(await fieldsOf('execution', { ...execution, property: 'accessionCount' })).toEqual({ property: 'pattern' });
  expect(await fieldsOf('execution', { ...execution, property: 'pdci', parameter: 'none' })).toEqual({
    parameter: 'notFound',
  });
  const unnamed = { ...execution, type: 'COUNT', groupBy: { ...groupBy, operation: 'in' } };
  expect(await fieldsOf('execution', unnamed)).toEqual({ 'groupBy.dimension': 'required' });
});

test('what is used stays, and what has runs is computed as before', async () => {
  const [parameter] = await read<KpiParameter[]>('/kpi/parameter');
  expect(await refused(`DELETE /kpi/parameter/${parameter?.name}?version=0`)).toMatchObject({ status: 409 });
  const groupBy = { field: 'crop.shortName', operation: 'each', dimension: null, alias: null };
  const { name } = await figures({ type: 'COUNT', parameter: 'current', groupBy });
  const change = { version: 1, type: 'COUNT', parameter: 'current', groupBy: { ...groupBy, field: 'sampStat' } };
  expect(await refused(`PUT /kpi/execution/${name}`, change)).toMatchObject({ status: 409 });
  await writer.made(`PUT /kpi/execution/${name}`, { ...change, groupBy, title: 'By crop' }, 'admin');
  expect((await writer.send(`DELETE /kpi/execution/${name}?version=2`, undefined, 'admin')).ok).toBe(true);
  expect(await refused(`GET /kpi/execution/${name}/runs`)).toMatchObject({ status: 404 });
});

test('an institute tells what the last run of each indicator says of it', async () => {
  const { date, values } = await run('/kpi/execution/pdci-by-institute/runs');
  const [first] = values;
  const { figures: told } = await read<Institute>(`/wiews/${first?.key}`);
  expect(told).toContainEqual({
    name: 'pdci-by-institute',
    title: 'Mean PDCI by institute',
    type: 'AVERAGE',
    date,
    value: first?.value,
  });
});

test('what is not there cannot be run', async () => {
  for (const name of ['none', '__proto__'])
    expect(await refused(`POST /kpi/execution/${name}/runs`, {})).toMatchObject({ status: 404 });
});
