import { accountsApi, type AccountsApi } from '../../rules/accounts/accounts.fixture';

const UMA = 'user@example.org';
const UUID = '00000000-0000-4000-8000-000000000008';
const PASSWORD = 'Demo-2025!';
const OTHER = 'Other-2025!';

/** What the history of accounts holds, the oldest first: `UPDATE fullName by Uma User`. */
const told = ({ world }: AccountsApi, id = UUID, className = 'user') =>
  world.audit
    .of(className, id, (uuid) => world.users.byUuid(uuid)?.fullName)
    .toReversed()
    .map(({ action, property, by, ...rest }) => {
      expect(Object.keys(rest).toSorted()).toEqual(['logDate', 'uuid']);
      return [action, property, 'by', by].filter((each) => each !== undefined).join(' ');
    });

/** All that is kept of all histories, as it is stored. */
const kept = ({ world }: AccountsApi) => JSON.stringify([...world.store.rows('audit').entries()]);

test('each change of an account is told, by whom and of which property, without a value', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  await api.send('PUT /me/profile', { fullName: 'Uma Other', language: 'cs', version: 0 }, session);
  await api.send('POST /me/email', { email: 'uma@example.net', password: PASSWORD }, session);
  await api.send('DELETE /me/email', undefined, session);
  const { body } = await api.send('POST /me/ftp', undefined, session);
  await api.send('DELETE /me/ftp', undefined, session);
  await api.send('POST /me/password', { current: PASSWORD, password: OTHER }, session);

  expect(told(api)).toEqual([
    ...['language', 'fullName'].map((property) => `UPDATE ${property} by Uma Other`),
    'UPDATE pendingEmail by Uma Other',
    'UPDATE pendingEmail by Uma Other',
    'UPDATE ftp by Uma Other',
    'UPDATE ftp by Uma Other',
    'UPDATE password by Uma Other',
  ]);
  const { hash = '', salt = '' } = { ...api.world.users.byUuid(UUID)?.password };
  const { username, password } = body as { username: string; password: string };
  for (const secret of [PASSWORD, OTHER, 'uma@example.net', 'Uma', username, password, hash, salt].filter(Boolean))
    expect(kept(api)).not.toContain(secret);
});

test('neither signing in nor a wrong password is a change', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  await api.send('POST /me/password', { current: OTHER, password: OTHER }, session);
  await api.send('PUT /me/profile', { fullName: 'Uma User', language: null, version: 0 }, session);
  expect(told(api).filter((line) => !line.includes('language'))).toEqual([]);
});

test('an API token is told as it comes, changes and goes, never itself', async () => {
  const api = accountsApi();
  const session = await api.signIn(UMA);
  const label = 'My private laboratory';
  const { body } = await api.send(
    'POST /me/tokens',
    { label, active: true, expires: null, password: PASSWORD },
    session,
  );
  const { uuid, token, hint } = body as { uuid: string; token: string; hint: string };
  await api.send(`PUT /me/tokens/${uuid}`, { label, active: false, expires: null }, session);
  await api.send(`PUT /me/tokens/${uuid}`, { label, active: false, expires: null }, session);
  await api.send(`DELETE /me/tokens/${uuid}`, undefined, session);

  expect(told(api, uuid, 'apitoken')).toEqual([
    'INSERT by Uma User',
    'UPDATE active by Uma User',
    'DELETE by Uma User',
  ]);
  for (const secret of [token, label, `"${hint}"`, 'hash']) expect(kept(api)).not.toContain(secret);
});

test('a registration is told once its address is validated', async () => {
  const api = accountsApi();
  const email = 'new@example.net';
  const captcha = 'reference';
  await api.send('POST /registration', { email, fullName: 'Nora New', password: OTHER, captcha, language: 'en' });
  const uuid = api.world.users.byEmail(email)?.uuid ?? '';
  expect(uuid).not.toBe('');
  expect(told(api, uuid)).toEqual([]);
  await api.send(`POST /user/${api.tokenTo(email, '/validate')}/validate`);
  expect(told(api, uuid)).toEqual(['INSERT by Nora New']);
  api.world.users.remove(uuid, UUID);
  expect(told(api, uuid)).toEqual(['INSERT by ', 'DELETE by Uma User']);
});
