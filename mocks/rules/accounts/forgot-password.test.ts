import { accountsApi, errorOf, HOUR, type AccountsApi } from './accounts.fixture';

const UMA = 'user@example.org';
const OTHER = 'Other-2025!';

const ask = (api: AccountsApi, email = UMA, language?: string) =>
  api.send('POST /forgot-password', { email, ...(language ? { language } : {}) });

const uma = (api: AccountsApi) => api.world.users.byEmail(UMA) ?? { uuid: '' };

test('a new password ends all sessions and is told by letter', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  expect(await ask(api)).toEqual({ status: 200, body: null });
  const token = api.tokenTo(UMA, '/pwdreset');
  expect((await api.send(`GET /user/${token}/link`)).body).toEqual({
    purpose: 'pwdreset',
    email: UMA,
    expires: '2025-06-01T01:00:00.000Z',
  });
  expect(await api.send(`POST /user/${token}/pwdreset`, { password: OTHER })).toEqual({ status: 200, body: null });
  expect((await api.send('GET /me/profile', undefined, session)).status).toBe(401);
  expect(await api.refusal(UMA, 'Demo-2025!')).toBe('Bad credentials');
  expect(await api.refusal(UMA, OTHER)).toBeUndefined();
  expect(api.mailTo(UMA).subject).toBe('Your password was changed');
  expect(errorOf(await api.send(`POST /user/${token}/pwdreset`, { password: OTHER })).error).toBe('link_used');
});

test('a bad password is told beside its field and does not cost the link', async () => {
  const api = accountsApi();
  await ask(api);
  const token = api.tokenTo(UMA, '/pwdreset');
  const refused = await api.send(`POST /user/${token}/pwdreset`, { password: 'short' });
  expect(errorOf(refused).fields).toEqual({ password: 'password' });
  expect((await api.send(`POST /user/${token}/pwdreset`, { password: OTHER })).status).toBe(200);
});

test('a link works for an hour, until a newer one, until it is cancelled', async () => {
  const api = accountsApi();
  const reset = async (token: string) =>
    errorOf(await api.send(`POST /user/${token}/pwdreset`, { password: OTHER })).error;

  await ask(api);
  const first = api.tokenTo(UMA, '/pwdreset');
  await ask(api);
  expect(await reset(first)).toBe('link_replaced');

  const second = api.tokenTo(UMA, '/pwdreset');
  api.clock.advance(HOUR);
  expect(await reset(second)).toBe('link_expired');

  await ask(api);
  const third = api.tokenTo(UMA, '/pwdreset/cancel');
  expect((await api.send(`POST /user/${third}/pwdreset-cancel`)).status).toBe(200);
  expect(await reset(third)).toBe('link_cancelled');
  expect(errorOf(await api.send(`POST /user/${third}/pwdreset-cancel`)).error).toBe('link_cancelled');
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeUndefined();
});

test('two at once with one link: one is too late', async () => {
  const api = accountsApi();
  await ask(api);
  const token = api.tokenTo(UMA, '/pwdreset');
  const both = await Promise.all(
    ['First-2025!', 'Second-2025!'].map((password) => api.send(`POST /user/${token}/pwdreset`, { password })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test.each([
  ['disabled', { active: false }, 'User is disabled'],
  ['locked', { locked: true }, 'User account is locked'],
  ['expired', { expires: '2025-01-01T00:00:00Z' }, 'User account has expired'],
  ['not validated', { validated: false }, undefined],
])('opens no account that is %s, but validates the address', async (_, change, refusal) => {
  const api = accountsApi();
  api.world.users.update(uma(api).uuid, change);
  await ask(api);
  await api.send(`POST /user/${api.tokenTo(UMA, '/pwdreset')}/pwdreset`, { password: OTHER });
  expect(await api.refusal(UMA, OTHER)).toBe(refusal);
});

test('who logs in through a provider is told so, and gets no link', async () => {
  const api = accountsApi();
  api.world.users.external({ provider: 'Demo ID', subject: '1', email: 'eva@example.org', fullName: 'Eva' });
  expect(await ask(api, 'eva@example.org')).toEqual({ status: 200, body: null });
  expect(api.mailTo('eva@example.org').text).toContain('you log in through Demo ID');
  expect(api.mailTo('eva@example.org').text).not.toContain('/profile/');
});

test('the language of the account is before the one of the page', async () => {
  const api = accountsApi();
  await ask(api, UMA, 'fr');
  expect(api.mailTo(UMA).text).toContain('http://localhost/fr/profile/');
  api.world.users.update(uma(api).uuid, { language: 'cs' });
  await ask(api, UMA, 'fr');
  expect(api.mailTo(UMA).text).toContain('http://localhost/cs/profile/');
});

test('links begin with the configured address, whatever host was called', async () => {
  const api = accountsApi({ settings: { frontendUrl: 'https://pgr.example/portal' } });
  await api.call('POST /api/v2/forgot-password', {
    token: await api.token(),
    body: { email: UMA },
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  });
  expect(api.mailTo(UMA).text).toContain('https://pgr.example/portal/profile/');
  expect(api.mailTo(UMA).text).not.toContain('evil');
});

test('known and unknown addresses cost the same work, get the same answer and the same limit', async () => {
  const seen = new Set<string>();
  for (const email of [UMA, 'nobody@example.org']) {
    const api = accountsApi();
    const hashes = jest.spyOn(crypto.subtle, 'deriveBits');
    const digests = jest.spyOn(crypto.subtle, 'digest');
    const answers: unknown[] = [];
    for (let at = 0; at < 7; at += 1) answers.push(await ask(api, email));
    seen.add(JSON.stringify([answers, hashes.mock.calls.length, digests.mock.calls.length]));
    hashes.mockRestore();
    digests.mockRestore();
  }
  expect(seen.size).toBe(1);
});
