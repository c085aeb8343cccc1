import { accountsApi, DAY, errorOf } from './accounts.fixture';

const UMA = 'user@example.org';

interface Link {
  word: string;
}

test('the link and its word delete the account and all that is its own', async () => {
  const api = accountsApi();
  const sent: string[] = [];
  api.world.outbox.onMail(({ subject }) => sent.push(subject));
  const session = await api.signIn(UMA);
  const made = await api.send(
    'POST /me/tokens',
    { label: 'R', active: true, expires: null, password: 'Demo-2025!' },
    session,
  );
  await api.send('POST /me/maps', { filterCode: 'v2q64FAA' }, session);
  expect(await api.send('POST /me/delete', {}, session)).toEqual({ status: 200, body: null });

  const token = api.tokenTo(UMA, '/delete');
  const link = (await api.send(`GET /user/${token}/link`)).body as Link;
  expect(link).toMatchObject({ purpose: 'delete', email: UMA, word: expect.stringMatching(/^[a-z]+$/) as string });

  const wrong = await api.send(`POST /user/${token}/delete`, { word: `${link.word}x` });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { word: 'wordsDiffer' } } });
  expect(await api.send(`POST /user/${token}/delete`, { word: ` ${link.word.toUpperCase()} ` })).toEqual({
    status: 200,
    body: null,
  });

  expect((await api.send('GET /me/profile', undefined, session)).status).toBe(401);
  const { token: apiToken } = made.body as { token: string };
  const headers = { Authorization: `API-Token ${apiToken}` };
  expect((await api.call('GET /api/v2/me/profile', { headers })).status).toBe(401);
  expect(await api.refusal(UMA, 'Demo-2025!')).toBe('Bad credentials');
  // The last letter is sent, and nothing of the person is kept.
  expect(sent.at(-1)).toBe('Your account was deleted');
  expect(JSON.stringify(api.world.outbox.all())).not.toMatch(/user@example\.org|Uma User/);
  expect(errorOf(await api.send(`GET /user/${token}/link`)).error).toBe('link_used');
  expect(JSON.stringify(api.world.savedMaps.of('00000000-0000-4000-8000-000000000008'))).toBe('[]');
});

test('the link works for a day, until a newer one', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  await api.send('POST /me/delete', {}, session);
  const first = api.tokenTo(UMA, '/delete');
  await api.send('POST /me/delete', {}, session);
  expect(errorOf(await api.send(`GET /user/${first}/link`)).error).toBe('link_replaced');
  api.clock.advance(DAY);
  expect(errorOf(await api.send(`GET /user/${api.tokenTo(UMA, '/delete')}/link`)).error).toBe('link_expired');
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeUndefined();
});

test('the last active administrator stays', async () => {
  const api = accountsApi();
  const session = await api.signIn('admin@example.org');
  const refused = await api.send('POST /me/delete', {}, session);
  expect(refused.status).toBe(409);
  expect(errorOf(refused).error_description).toContain('last active administrator');

  const second = api.world.users.add({
    email: 'second@example.org',
    fullName: 'Second',
    roles: ['ROLE_USER', 'ROLE_ADMINISTRATOR'],
  });
  expect((await api.send('POST /me/delete', {}, session)).status).toBe(200);
  // The other one was locked before the link was followed.
  api.world.users.update(second.uuid, { locked: true });
  const token = api.tokenTo('admin@example.org', '/delete');
  const { word } = (await api.send(`GET /user/${token}/link`)).body as Link;
  expect((await api.send(`POST /user/${token}/delete`, { word })).status).toBe(409);
  api.world.users.update(second.uuid, { locked: false });
  expect((await api.send(`POST /user/${token}/delete`, { word })).status).toBe(200);
});

test('an API token cannot ask for it', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  const made = await api.send(
    'POST /me/tokens',
    { label: 'R', active: true, expires: null, password: 'Demo-2025!' },
    session,
  );
  const headers = { Authorization: `API-Token ${(made.body as { token: string }).token}` };
  for (const line of ['POST /me/delete', 'POST /me/password', 'POST /me/email', 'POST /me/ftp', 'PUT /me/profile'])
    expect((await api.call(line.replace(' ', ' /api/v2'), { headers, body: {} })).status).toBe(403);
});
