import { accountsApi, DAY, errorOf } from './accounts.fixture';

const NEW = { email: 'nina@example.org', fullName: 'Nina Neu', password: 'Nina-2025!' };

test('registers, validates the address and signs in', async () => {
  const api = accountsApi();
  expect(await api.send('POST /registration', NEW)).toEqual({ status: 200, body: null });
  expect(await api.refusal(NEW.email, NEW.password)).toBe('E-mail address is not validated');
  expect(await api.refusal(NEW.email, 'wrong')).toBe('Bad credentials');

  const token = api.tokenTo(NEW.email, '/validate');
  expect(await api.send(`GET /user/${token}/link`)).toEqual({
    status: 200,
    body: { purpose: 'validate', email: NEW.email, expires: '2025-06-04T00:00:00.000Z' },
  });
  expect(await api.send(`POST /user/${token}/validate`)).toEqual({ status: 200, body: null });
  expect(errorOf(await api.send(`POST /user/${token}/validate`)).error).toBe('link_used');

  const session = await api.signIn(NEW.email, NEW.password);
  expect(api.world.users.byEmail(NEW.email)?.tried).toBeUndefined();
  expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({
    email: NEW.email,
    fullName: NEW.fullName,
    roles: ['ROLE_USER'],
    accountType: 'LOCAL',
    lastLogin: '2025-06-01T00:00:00.000Z',
    createdDate: '2025-06-01T00:00:00.000Z',
  });
});

test('cancelling a registration takes the account away', async () => {
  const api = accountsApi();
  await api.send('POST /registration', NEW);
  const token = api.tokenTo(NEW.email, '/validate/cancel');
  expect(await api.send(`POST /user/${token}/validate-cancel`)).toEqual({ status: 200, body: null });
  expect(errorOf(await api.send(`POST /user/${token}/validate`)).error).toBe('link_cancelled');
  expect(api.world.users.byEmail(NEW.email)).toBeUndefined();
  expect(await api.refusal(NEW.email, NEW.password)).toBe('Bad credentials');
});

test.each([
  ['nothing', {}, { email: 'required', fullName: 'required', password: 'required' }],
  ['no object', 'x', { email: 'required', fullName: 'required', password: 'required' }],
  ['an address that is none', { ...NEW, email: 'nina@home' }, { email: 'email' }],
  ['an address with a line break', { ...NEW, email: 'nina@example.org\nBcc: x@example.org' }, { email: 'email' }],
  ['a name of blanks', { ...NEW, fullName: ' \u0007 ' }, { fullName: 'required' }],
  ['a password of words', { ...NEW, password: 'correct horse' }, { password: 'password' }],
])('%s is refused beside its fields', async (_, body, fields) => {
  const answer = await accountsApi().send('POST /registration', body);
  expect(answer.status).toBe(400);
  expect(errorOf(answer).fields).toEqual(fields);
});

test('the letter and its addresses are in the language of who registers, who keeps it', async () => {
  const api = accountsApi();
  await api.send('POST /registration', { ...NEW, language: 'es' });
  expect(api.mailTo(NEW.email).text).toContain('http://localhost/es/profile/');
  expect(api.world.users.byEmail(NEW.email)?.language).toBe('es');
  await api.send('POST /registration', { ...NEW, email: 'other@example.org', language: 'tlh' });
  expect(api.mailTo('other@example.org').text).toContain('http://localhost/profile/');
});

describe('a known address', () => {
  const KNOWN = { ...NEW, email: 'User@example.org' };

  test('keeps its account; its owner is told where to log in', async () => {
    const api = accountsApi();
    expect(await api.send('POST /registration', KNOWN)).toEqual({ status: 200, body: null });
    expect(api.mailTo('user@example.org')).toMatchObject({ subject: 'You already have an account' });
    expect(api.mailTo('user@example.org').text).not.toContain('/profile/');
    expect(await api.refusal('user@example.org', 'Demo-2025!')).toBeUndefined();
    expect(api.world.users.byEmail('user@example.org')).toMatchObject({ fullName: 'Uma User', validated: true });
  });

  test('cannot be told from a new one by signing in with what was registered', async () => {
    const api = accountsApi();
    for (const email of [KNOWN.email, NEW.email]) {
      await api.send('POST /registration', { ...NEW, email });
      expect(await api.refusal(email, NEW.password)).toBe('E-mail address is not validated');
      expect(await api.refusal(email, 'Wrong-2025!')).toBe('Bad credentials');
    }
  });

  test('of somebody who has no password here gets the name of the provider', async () => {
    const api = accountsApi();
    api.world.users.external({ provider: 'Demo ID', subject: '1', email: 'eva@example.org', fullName: 'Eva' });
    await api.send('POST /registration', { ...NEW, email: 'eva@example.org' });
    expect(api.mailTo('eva@example.org').text).toContain('you log in through Demo ID');
  });
});

describe('an address that somebody else registered too', () => {
  const STRANGER = { ...NEW, fullName: 'Mallory', password: 'Mallory-1!' };

  test.each([
    ['before', [STRANGER, NEW]],
    ['after', [NEW, STRANGER]],
  ])('%s its owner opens with the password of the link that was followed', async (_, registrations) => {
    const api = accountsApi();
    const links = new Map<string, string>();
    for (const registration of registrations) {
      await api.send('POST /registration', registration);
      links.set(registration.fullName, api.tokenTo(NEW.email, '/validate'));
    }
    expect((await api.send(`POST /user/${links.get(NEW.fullName)}/validate`)).status).toBe(200);
    expect(await api.refusal(NEW.email, NEW.password)).toBeUndefined();
    expect(await api.refusal(NEW.email, STRANGER.password)).not.toBeUndefined();
    expect(api.world.users.byEmail(NEW.email)?.fullName).toBe(NEW.fullName);
    const other = await api.send(`POST /user/${links.get(STRANGER.fullName)}/validate`);
    expect(errorOf(other).error).toBe('link_cancelled');
  });

  test('stays when only the other registration is cancelled', async () => {
    const api = accountsApi();
    await api.send('POST /registration', NEW);
    const mine = api.tokenTo(NEW.email, '/validate');
    await api.send('POST /registration', STRANGER);
    await api.send(`POST /user/${api.tokenTo(NEW.email, '/validate/cancel')}/validate-cancel`);
    expect((await api.send(`POST /user/${mine}/validate`)).status).toBe(200);
    expect(await api.refusal(NEW.email, NEW.password)).toBeUndefined();
  });
});

test('known, new and waiting addresses cost the same work and get the same answer', async () => {
  const api = accountsApi();
  await api.refusal('nobody@example.org', 'whoever comes first hashes the demo password');
  const work = jest.spyOn(crypto.subtle, 'deriveBits');
  const answers: unknown[] = [];
  for (const email of ['new@example.org', 'user@example.org', 'new@example.org', 'admin@example.org']) {
    work.mockClear();
    const answer = await api.send('POST /registration', { ...NEW, email });
    answers.push({ ...answer, hashes: work.mock.calls.length });
  }
  work.mockRestore();
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, body: null, hashes: 1 })]),
  );
});

test('is throttled alike for known and new addresses', async () => {
  for (const email of ['new@example.org', 'user@example.org']) {
    const api = accountsApi();
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await api.send('POST /registration', { ...NEW, email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
});

test('a link that nobody followed in time expires, and registering again sends another', async () => {
  const api = accountsApi();
  await api.send('POST /registration', NEW);
  const old = api.tokenTo(NEW.email, '/validate');
  api.clock.advance(3 * DAY);
  expect(errorOf(await api.send(`POST /user/${old}/validate`))).toMatchObject({ error: 'link_expired' });
  await api.send('POST /registration', NEW);
  expect((await api.send(`POST /user/${api.tokenTo(NEW.email, '/validate')}/validate`)).status).toBe(200);
});

test('an account that was closed before it was validated does not go with its link, to be registered anew', async () => {
  const api = accountsApi();
  const nina = { email: 'nina@example.org', fullName: 'Nina', password: 'Nina-2025!' };
  await api.send('POST /registration', nina);
  const { uuid = '' } = api.world.users.byEmail(nina.email) ?? {};
  const token = api.tokenTo(nina.email, '/validate');
  api.world.users.update(uuid, { active: false });
  expect((await api.send(`POST /user/${token}/validate-cancel`)).status).toBe(200);
  expect(api.world.users.byEmail(nina.email)?.active).toBe(false);
});
