import type { KpiExecution, KpiParameter, KpiRun } from '@/contract/kpi/kpi';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

const RUNS = '/kpi/execution/available-by-institute/runs';
const read = <T>(path: string) => writer.made<T>(`GET ${path}`, undefined, 'admin');
const run = (path = RUNS) => writer.made<KpiRun>(`POST ${path}`, {}, 'admin');

test('a run of each execution gives what is counted value by value', async () => {
  const { accessions } = writer.api.world;
  const parameters = await read<KpiParameter[]>('/kpi/parameter');
  for (const { name, parameter, groupBy } of await read<KpiExecution[]>('/kpi/execution')) {
    const condition = parameters.find((each) => each.name === parameter)?.condition;
    const { values, missing } = await run(`/kpi/execution/${name}/runs`);
    for (const { key, value } of values) {
      const by = groupBy.field === 'institute.code' ? { institute: { code: [key] } } : { crop: [key] };
      expect(await accessions.count({ ...condition, ...by })).toBe(value);
    }
    if (groupBy.field === 'institute.code')
      expect(values.reduce((sum, { value }) => sum + value, missing)).toBe(await accessions.count(condition));
  }
});

test('runs are kept, the newest first, until they are deleted', async () => {
  const before = await read<KpiRun[]>(RUNS);
  const [first, second] = [await run(), await run()];
  expect(await read(RUNS)).toEqual([second, first, ...before]);
  expect((await writer.send(`DELETE ${RUNS}/${first.id}`, undefined, 'admin')).ok).toBe(true);
  expect(await read(RUNS)).toEqual([second, ...before]);
  expect(await writer.refused(`DELETE ${RUNS}/${first.id}`, undefined, 'admin')).toMatchObject({ status: 404 });
});

test('what is not there cannot be run', async () => {
  for (const name of ['none', '__proto__'])
    expect(await writer.refused(`POST /kpi/execution/${name}/runs`, {}, 'admin')).toMatchObject({ status: 404 });
});
