import { accountsApi, DAY, errorOf, type AccountsApi } from './accounts.fixture';

const UMA = 'user@example.org';
const NEW = 'uma@example.net';
const PASSWORD = 'Demo-2025!';

const ask = async (api: AccountsApi, email = NEW, password = PASSWORD) =>
  api.send('POST /me/email', { email, password }, await api.signIn(UMA));

test('the new address becomes the account’s once it is validated; the old one is told before and after', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  const answer = await api.send('POST /me/email', { email: NEW, password: PASSWORD }, session);
  expect(answer).toMatchObject({ status: 200, body: { email: UMA, pendingEmail: NEW } });
  expect(api.mailTo(UMA).text).toContain(NEW);

  const token = api.tokenTo(NEW, '/validate');
  expect((await api.send(`GET /user/${token}/link`)).body).toMatchObject({ email: NEW, change: true });
  expect((await api.send(`POST /user/${token}/validate`)).status).toBe(200);
  expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({
    email: NEW,
    pendingEmail: null,
  });
  expect(api.mailTo(UMA).subject).toBe('Your e-mail address was changed');
  expect(await api.refusal(UMA, PASSWORD)).toBe('Bad credentials');
  expect(await api.refusal(NEW, PASSWORD)).toBeUndefined();
});

test('the old address can cancel the change and not make it', async () => {
  const api = accountsApi();
  await ask(api);
  const token = api.tokenTo(UMA, '/validate/cancel');
  expect((await api.send(`GET /user/${token}/link`)).body).toMatchObject({
    email: NEW,
    change: true,
    cancelOnly: true,
  });
  expect(errorOf(await api.send(`POST /user/${token}/validate`)).error).toBe('link_unknown');
  expect((await api.send(`POST /user/${token}/validate-cancel`)).status).toBe(200);
  expect(errorOf(await api.send(`POST /user/${api.tokenTo(NEW, '/validate')}/validate`)).error).toBe('link_cancelled');
  expect(api.world.users.byEmail(UMA)?.pendingEmail).toBeUndefined();
});

test('it can be withdrawn, asked for again, and expires', async () => {
  const api = accountsApi();
  await ask(api);
  const first = api.tokenTo(NEW, '/validate');
  await ask(api);
  expect(errorOf(await api.send(`GET /user/${first}/link`)).error).toBe('link_replaced');
  const session = await api.signIn(UMA);
  expect((await api.send('DELETE /me/email', undefined, session)).body).toMatchObject({ pendingEmail: null });
  expect(errorOf(await api.send(`GET /user/${api.tokenTo(NEW, '/validate')}/link`)).error).toBe('link_cancelled');
  await ask(api);
  api.clock.advance(3 * DAY);
  expect(errorOf(await api.send(`GET /user/${api.tokenTo(NEW, '/validate')}/link`)).error).toBe('link_expired');
  const profile = await api.send('GET /me/profile', undefined, await api.signIn(UMA));
  expect(profile.body).toMatchObject({ email: UMA, pendingEmail: null });
});

test.each([
  ['no address', '', PASSWORD, { email: 'required' }],
  ['an address that is none', 'uma', PASSWORD, { email: 'email' }],
  ['the address of now', 'USER@example.org', PASSWORD, { email: 'emailSame' }],
  ['no password', NEW, '', { password: 'required' }],
  ['a wrong password', NEW, 'Wrong-2025!', { password: 'passwordWrong' }],
])('%s is refused beside its field', async (_, email, password, fields) => {
  const api = accountsApi();
  const answer = await ask(api, email, password);
  expect(answer.status).toBe(400);
  expect(errorOf(answer).fields).toEqual(fields);
  expect(api.world.outbox.all()).toEqual([]);
});

test('passwords cannot be guessed here either', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1)
    statuses.push((await api.send('POST /me/email', { email: NEW, password: `Wrong-${at}!` }, session)).status);
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
  expect(statuses[10]).toBe(429);
});

test('nobody fills the mail of others by asking again and again', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  const answers: number[] = [];
  for (let at = 0; at < 6; at += 1)
    answers.push((await api.send('POST /me/email', { email: NEW, password: PASSWORD }, session)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  for (let at = 0; at < 20; at += 1)
    await api.send('POST /me/email', { email: `${at}@example.net`, password: PASSWORD }, session);
  expect(api.world.outbox.all().filter(({ to }) => to !== UMA)).toHaveLength(20);
  api.clock.advance(10 * 60_000);
  expect((await ask(api)).status).toBe(200);
});

test('an address of somebody else waits as any other, and they alone hear of it', async () => {
  const taken = 'admin@example.org';
  const seen = new Set<string>();
  for (const email of [NEW, taken]) {
    const api = accountsApi();
    const { status, body } = await ask(api, email);
    const cancel = api.tokenTo(UMA, '/validate/cancel');
    const link = await api.send(`GET /user/${cancel}/link`);
    const cancelled = await api.send(`POST /user/${cancel}/validate-cancel`);
    const notice = api.mailTo(UMA).text.replaceAll(cancel, 'TOKEN');
    seen.add(JSON.stringify([status, body, link, cancelled, notice]).replaceAll(email, 'ADDRESS'));
  }
  expect(seen.size).toBe(1);

  const api = accountsApi();
  await ask(api, taken);
  expect(api.mailTo(taken)).toMatchObject({ subject: 'This address already has an account' });
  expect(api.mailTo(taken).text).not.toContain('/profile/');
});

test('an address that somebody got in the meantime stays theirs', async () => {
  const api = accountsApi();
  await ask(api);
  api.world.users.add({ email: NEW, fullName: 'Quicker' });
  const token = api.tokenTo(NEW, '/validate');
  expect((await api.send(`POST /user/${token}/validate`)).status).toBe(409);
  expect(api.world.users.byEmail(NEW)?.fullName).toBe('Quicker');
});

test('of two links that are used for it in the same moment, one gets the address', async () => {
  const api = accountsApi();
  await api.send('POST /registration', { email: NEW, fullName: 'Early', password: 'Early-2025!' });
  const early = api.tokenTo(NEW, '/validate');
  await ask(api);
  const tokens = [early, api.tokenTo(NEW, '/validate')];
  const answers = await Promise.all(tokens.map((token) => api.send(`POST /user/${token}/validate`)));
  // Which of them is first is not ours to say: hashes of tokens are computed beside each other.
  const isEarly = answers[0]?.status === 200;
  expect(answers.map(({ status }) => status)).toEqual(isEarly ? [200, 409] : [410, 200]);
  expect(await api.refusal(NEW, isEarly ? 'Early-2025!' : PASSWORD)).toBeUndefined();
  expect((await api.refusal(UMA, PASSWORD)) === undefined).toBe(isEarly);
});

test('an address that was only registered and never validated is free', async () => {
  const api = accountsApi();
  await api.send('POST /registration', { email: NEW, fullName: 'Early', password: 'Early-2025!' });
  const early = api.tokenTo(NEW, '/validate');
  await ask(api);
  expect((await api.send(`POST /user/${api.tokenTo(NEW, '/validate')}/validate`)).status).toBe(200);
  expect(await api.refusal(NEW, PASSWORD)).toBeUndefined();
  expect(errorOf(await api.send(`POST /user/${early}/validate`)).error).toBe('link_cancelled');
});

test('who logs in through a provider needs no password', async () => {
  const api = accountsApi();
  const eva = api.world.users.external({
    provider: 'Demo ID',
    subject: '1',
    email: 'eva@example.org',
    fullName: 'Eva',
  });
  const [client] = api.world.settings.clients;
  if (!eva || !client) throw new Error('nobody');
  const { access_token: session } = await api.world.tokens.forUser(client, eva);
  expect((await api.send('POST /me/email', { email: NEW }, session)).body).toMatchObject({
    accountType: 'EXTERNAL',
    provider: 'Demo ID',
    pendingEmail: NEW,
  });
  const refused = await api.send('POST /me/password', { current: 'x', password: 'Other-2025!' }, session);
  expect(errorOf(refused).error_description).toContain('Demo ID');
  for (const password of ['', PASSWORD]) expect(await api.refusal('eva@example.org', password)).not.toBeUndefined();
});
