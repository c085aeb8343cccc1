import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, number, pageOf, text, type Sample } from './shapes';

const as = 'administrator' as const;

/** Applications that may ask for tokens, one of them made for each call that needs it. */
export function oauthClientSamples({ world: { clients, tokens, users } }: TestApi) {
  const params = { clientId: 'partner@example.org' };
  const by = users.byEmail('admin@example.org')?.uuid ?? '';
  const without = () => {
    const made = clients.all().find(({ clientId }) => clientId === params.clientId);
    if (made) clients.remove(params.clientId, made.version, by);
  };
  const given = async () => {
    without();
    await clients.make({ ...params, description: 'A partner', origins: ['https://partner.example'] }, by);
  };
  const session = { ...params, id: '' };
  const loggedIn = async () => {
    await given();
    const [client, user] = [clients.find(params.clientId), users.byEmail('user@example.org')];
    session.id = client && user ? tokens.begin(client, user) : '';
  };
  const client = { clientId: text, enabled: true, origins: ['https://partner.example'], sessionCount: number };
  const row = { clientId: PORTAL_CLIENT.clientId, enabled: true };
  return {
    'POST /oauthclient/list': { as, body: {}, shape: like(pageOf(row)) },
    'POST /oauthclient/filter': { as, body: {}, shape: like({ ...pageOf(row), suggestions: like({}) }) },
    'GET /oauthclient/:clientId': { as, given, params, shape: like({ ...client, version: 1 }) },
    'POST /oauthclient': {
      as,
      given: without,
      body: { ...params, origins: ['https://partner.example'] },
      shape: like({ ...client, clientSecret: text }),
    },
    'PUT /oauthclient/:clientId': {
      as,
      given,
      params,
      body: { version: 1, accessTokenMinutes: 10 },
      shape: like({ ...client, accessTokenMinutes: 10, version: 2 }),
    },
    'DELETE /oauthclient/:clientId': { as, given, params, query: '?version=1', shape: null },
    'POST /oauthclient/:clientId/secret': { as, given, params, shape: like({ ...client, clientSecret: text }) },
    'GET /oauthclient/:clientId/tokens': {
      as,
      given: loggedIn,
      params,
      shape: [{ id: text, fullName: text, email: text, program: null, system: null, begun: text, lastUsed: text }],
    },
    'DELETE /oauthclient/:clientId/tokens': { as, given: loggedIn, params, shape: null },
    'DELETE /oauthclient/:clientId/tokens/:id': { as, given: loggedIn, params: session, shape: null },
  } satisfies Record<string, Sample>;
}
