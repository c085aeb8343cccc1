import { PORTAL_CLIENT } from '../rules/tokens/clients';
import { countedService } from '../data/accessions/counted.fixture';
import { makeWorld } from '../rules/world/world';
import { referenceApi } from './node';
import { away, busy, cut, denied, everyLine, failing, offline, unauthenticated } from './scenarios';

const api = referenceApi(makeWorld({ accessions: countedService() }));

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const info = (version = 'v2', init?: RequestInit) => fetch(`http://localhost/api/${version}/info`, init);

test.each([
  ['failing', failing, 500],
  ['away', away, 502],
  ['unauthenticated', unauthenticated, 401],
  ['denied', denied, 403],
  ['busy', busy, 429],
])('%s', async (_, scenario, status) => {
  api.use(scenario('GET /info'));
  expect((await info('v1')).status).toBe(status);
  expect((await info('v2')).status).toBe(status);
  api.resetHandlers();
  expect((await info()).status).toBe(200);
});

test('offline', async () => {
  api.use(offline('GET /info'));
  await expect(info()).rejects.toThrow(/fetch/i);
});

test('cut', async () => {
  api.use(cut('GET /info'));
  const response = await info();
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(/JSON/);
});

test('a line with parameters and a root path', async () => {
  api.use(...everyLine(failing, ['GET /wiews/:code', 'POST /oauth/token']));
  expect((await fetch('http://localhost/api/v2/wiews/CZE122')).status).toBe(500);
  const body = new URLSearchParams({ client_id: PORTAL_CLIENT.clientId });
  expect((await fetch('http://localhost/oauth/token', { method: 'POST', body })).status).toBe(500);
  // Another line of the same form is left alone.
  expect((await fetch('http://localhost/api/v2/crop/wheat')).status).toBe(401);
});
