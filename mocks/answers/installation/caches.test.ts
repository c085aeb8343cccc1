import type { CacheFigures } from '@/contract/installation/installation';
import { testApi } from '../../rules/world/api.fixture';

test('a cleared cache is empty, and the same question has the same answer', async () => {
  const api = testApi({ accessions: 60 });
  const token = await api.token('admin@example.org');
  const filters = async () => {
    const all = (await (await api.call('GET /api/v2/admin/cache', { token })).json()) as CacheFigures[];
    return all.find(({ name }) => name === 'accessions.filters');
  };
  const list = async () =>
    (await api.call('POST /api/v2/acn/list?s=accessionNumber', { token, body: { sampStat: [300] } })).text();

  const first = await list();
  const once = await filters();
  expect(await list()).toBe(first);
  const twice = await filters();
  expect(twice?.hits).toBeGreaterThan(once?.hits ?? 0);
  expect(twice?.misses).toBe(once?.misses);

  expect((await api.call('DELETE /api/v2/admin/cache/none', { token })).status).toBe(404);
  expect((await api.call('DELETE /api/v2/admin/cache', { token })).status).toBe(200);
  expect((await filters())?.entries).toBe(0);
  expect(await list()).toBe(first);
  expect((await filters())?.misses).toBeGreaterThan(twice?.misses ?? 0);
  const told = api.world.audit.all(() => 'Ada').filter(({ className }) => className === 'cache');
  expect(told.map(({ id }) => id).toSorted()).toEqual([
    'accessions.criteria',
    'accessions.filters',
    'accessions.orders',
  ]);
});
