import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, number, text, type Sample } from './shapes';

const as = 'administrator' as const;

/** What the running server tells of itself. */
export function installationSamples({ world: { loggers } }: TestApi) {
  loggers.printer('mail');
  const params = { name: 'mail' };
  const logger = like({ name: text, level: text, initial: 'INFO' });
  const index = like({ name: text, entity: 'acn', documents: number, reads: number });
  const reindexing = like({ enabled: true, stopped: false, indexes: expect.arrayContaining([index]) as unknown });
  return {
    'GET /admin/cache': {
      as,
      shape: expect.arrayContaining([
        like({ name: text, entries: number, capacity: number, hits: number, misses: number }),
      ]) as unknown,
    },
    'DELETE /admin/cache': { as, shape: null },
    'DELETE /admin/cache/:name': { as, params: { name: 'accessions.filters' }, shape: null },
    'GET /admin/cluster': {
      as,
      shape: {
        members: [like({ name: text, version: text, since: text })],
        maps: expect.arrayContaining([{ name: 'accounts/users', entries: number }]) as unknown,
      },
    },
    'GET /admin/elastic': { as, shape: reindexing },
    'PUT /admin/elastic': { as, body: { enabled: true, stopped: false }, shape: reindexing },
    'POST /admin/elastic/reindex': { as, body: { indexes: ['accessions.uuids'] }, shape: reindexing },
    'DELETE /admin/elastic/reindex': { as, shape: reindexing },
    'GET /admin/tools': { as, shape: expect.arrayContaining([{ name: 'reminders', touches: number }]) as unknown },
    'POST /admin/tools/:name': { as, params: { name: 'reminders' }, shape: { touched: number } },
    'GET /admin/logger': { as, shape: expect.arrayContaining([logger]) as unknown },
    'PUT /admin/logger/:name': { as, params, body: { level: 'WARN' }, shape: like({ ...params, level: 'WARN' }) },
    'DELETE /admin/logger/:name': { as, params, shape: like({ ...params, level: 'INFO' }) },
  } satisfies Record<string, Sample>;
}
