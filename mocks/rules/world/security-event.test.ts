import { asClient, testApi } from './api.fixture';
import type { SecurityEvent } from './security-event';

const PASSWORD = 'Demo-2025!';

test('logins, refusals and changes of accounts are told, without any secret', async () => {
  const events: SecurityEvent[] = [];
  const api = testApi({ settings: { onSecurityEvent: (event) => void events.push(event) } });
  const fields = { grant_type: 'password', username: 'user@example.org' };
  await api.call('POST /oauth/token', { body: asClient({ ...fields, password: 'Guess-1234' }) });
  const token = await api.token('user@example.org');
  const headers = { 'Content-Type': 'application/json' };
  await api.call('GET /api/v2/crop', { token });
  await api.call('GET /api/v2/audit/subset/x', { token: 'forged.token.here', headers });
  await api.call('POST /api/v2/subset', { token, body: {} });
  await api.call('POST /api/v2/me/tokens', {
    token,
    body: { label: 'x', active: true, expires: null, password: 'Demo-2025!' },
  });
  await api.call('POST /api/v2/user/0b6c9d2e-5f7a-4c3b-9e41-7d8a2f1c4b60/validate', { token });
  const { uuid: user } = api.world.users.byEmail('user@example.org') ?? {};
  expect(events).toMatchObject([
    { event: 'POST /oauth/token', status: 400, error: 'invalid_grant', client: 'page' },
    { event: 'POST /oauth/token', status: 200 },
    { event: 'GET /audit/:class/:id', status: 401, error: 'invalid_token' },
    { event: 'POST /subset', status: 403, error: 'access_denied' },
    { event: 'POST /me/tokens', status: 200, user },
    { event: 'POST /user/:token/validate', status: 404, error: 'link_unknown', user },
  ]);
  const said = JSON.stringify(events);
  for (const secret of [PASSWORD, 'Guess-1234', token, 'forged', 'user@example.org', '0b6c9d2e'])
    expect(said).not.toContain(secret);
});
