import type { Logger } from '@/contract/installation/installation';
import { testApi } from '../../rules/world/api.fixture';

test('a level governs what is printed, and is told in the history', async () => {
  const printed: string[] = [];
  const api = testApi({ accessions: 10, settings: { onCall: (line) => void printed.push(line) } });
  const token = await api.token('admin@example.org');
  await api.call('GET /api/v2/crop', { token });
  expect(printed).toEqual([]);

  const debug = { token, body: { level: 'DEBUG' } };
  const set = await api.call('PUT /api/v2/admin/logger/calls.crop', debug);
  expect(await set.json()).toEqual({ name: 'calls.crop', level: 'DEBUG', initial: 'INFO' });
  await api.call('GET /api/v2/crop', { token });
  await api.call('GET /api/v2/crop/wheat', { token });
  await api.call('GET /api/v2/info');
  expect(printed.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'DEBUG calls.crop GET /crop 200',
    'DEBUG calls.crop GET /crop/:shortName 200',
  ]);

  await api.call('DELETE /api/v2/admin/logger/calls.crop', { token });
  await api.call('GET /api/v2/crop', { token });
  expect(printed).toHaveLength(2);
  const changes = api.world.audit.all(() => 'Ada').filter(({ className }) => className === 'logger');
  expect(changes.map(({ id, previous, value }) => [id, previous, value])).toEqual([
    ['calls.crop', 'DEBUG', 'INFO'],
    ['calls.crop', 'INFO', 'DEBUG'],
  ]);
});

test('only what prints here has a logger, and only with a level that there is', async () => {
  const api = testApi({ accessions: 10 });
  const token = await api.token('admin@example.org');
  const names = async () =>
    ((await (await api.call('GET /api/v2/admin/logger', { token })).json()) as Logger[]).map(({ name }) => name);
  expect(await names()).toEqual(['errors']);
  const put = async (name: string, level: string) =>
    (await api.call(`PUT /api/v2/admin/logger/${name}`, { token, body: { level } })).status;
  expect(await put('errors', 'LOUD')).toBe(400);
  expect(await put('security', 'INFO')).toBe(404);
  expect(await put('errors', 'OFF')).toBe(200);
});
