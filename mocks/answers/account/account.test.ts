import { accountsApi, errorOf, type AccountsApi } from '../../rules/accounts/accounts.fixture';
import { textStores } from '../../tools/store/stores.fixture';

const UMA = 'user@example.org';
const OTHER = 'Other-2025!';

const changePassword = (api: AccountsApi, session: string, current: string, password: string) =>
  api.send('POST /me/password', { current, password }, session);

describe('the profile', () => {
  test('is read and changed', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    expect((await api.send('GET /me/profile', undefined, session)).body).toEqual({
      uuid: '00000000-0000-4000-8000-000000000008',
      email: UMA,
      fullName: 'Uma User',
      roles: ['ROLE_USER'],
      active: true,
      accountType: 'LOCAL',
      provider: null,
      lastLogin: '2025-06-01T00:00:00.000Z',
      language: null,
      pendingEmail: null,
      accountExpires: null,
      ftpUsername: null,
      createdDate: '2025-01-01T00:00:00.000Z',
      version: 0,
    });
    const changed = { fullName: ' Uma \n Other ', language: 'pt-BR', version: 0 };
    expect((await api.send('PUT /me/profile', changed, session)).body).toMatchObject({
      fullName: 'Uma Other',
      language: 'pt-BR',
      version: 1,
    });
    expect((await api.send('PUT /me/profile', { ...changed, language: null, version: 1 }, session)).body).toMatchObject(
      {
        language: null,
        version: 2,
      },
    );
  });

  test('that was changed elsewhere is not written over', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    await api.send('PUT /me/profile', { fullName: 'First', language: null, version: 0 }, session);
    expect((await api.send('PUT /me/profile', { fullName: 'Second', version: 0 }, session)).status).toBe(409);
    expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({ fullName: 'First' });
  });

  test.each([
    [{ fullName: ' ', version: 0 }, { fullName: 'required' }],
    [{ fullName: 'Uma', language: 'de', version: 0 }, undefined],
    [{ fullName: 'Uma' }, undefined],
    [{ fullName: 'U'.repeat(201), version: 0 }, undefined],
  ])('%j is refused', async (body, fields) => {
    const api = accountsApi();
    const answer = await api.send('PUT /me/profile', body, await api.signIn(UMA));
    expect(answer.status).toBe(400);
    expect(errorOf(answer).fields).toEqual(fields);
  });
});

describe('the password', () => {
  test('is changed; other sessions end, this one and API tokens go on', async () => {
    const api = accountsApi();
    const [here, elsewhere] = [await api.signIn(UMA), await api.signIn(UMA)];
    const made = await api.send(
      'POST /me/tokens',
      { label: 'R', active: true, expires: null, password: 'Demo-2025!' },
      here,
    );
    expect(await changePassword(api, here, 'Demo-2025!', OTHER)).toEqual({ status: 200, body: null });
    expect((await api.send('GET /me/profile', undefined, here)).status).toBe(200);
    expect((await api.send('GET /me/profile', undefined, elsewhere)).status).toBe(401);
    const headers = { Authorization: `API-Token ${(made.body as { token: string }).token}` };
    expect((await api.call('GET /api/v2/me/profile', { headers })).status).toBe(200);
    expect(await api.refusal(UMA, OTHER)).toBeUndefined();
    expect(await api.refusal(UMA, 'Demo-2025!')).toBe('Bad credentials');
    expect(api.mailTo(UMA).subject).toBe('Your password was changed');
  });

  test('ends links to another one', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    await api.send('POST /forgot-password', { email: UMA });
    const token = api.tokenTo(UMA, '/pwdreset');
    await changePassword(api, session, 'Demo-2025!', OTHER);
    expect(errorOf(await api.send(`GET /user/${token}/link`)).error).toBe('link_cancelled');
  });

  test('ends a change of the address that somebody else may have begun', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    await api.send('POST /me/email', { email: 'thief@example.net', password: 'Demo-2025!' }, session);
    const token = api.tokenTo('thief@example.net', '/validate');
    await changePassword(api, session, 'Demo-2025!', OTHER);
    expect(errorOf(await api.send(`POST /user/${token}/validate`)).error).toBe('link_cancelled');
    expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({ pendingEmail: null });
  });

  test.each([
    ['nothing', '', '', { current: 'required', password: 'required' }],
    ['a wrong one', 'Wrong-2025!', OTHER, { current: 'passwordWrong' }],
    ['a new one that breaks the rules', 'Demo-2025!', 'short', { password: 'password' }],
    ['one that everybody knows', 'Demo-2025!', 'Password1!', { password: 'passwordKnown' }],
  ])('%s is refused beside its field', async (_, current, password, fields) => {
    const api = accountsApi();
    const answer = await changePassword(api, await api.signIn(UMA), current, password);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).fields).toEqual(fields);
  });

  test('is not the same again', async () => {
    const api = accountsApi();
    const token = await api.signIn(UMA);
    const same = 'Maize-fields-9';
    expect((await changePassword(api, token, 'Demo-2025!', same)).status).toBe(200);
    const again = await changePassword(api, token, same, same);
    expect([again.status, errorOf(again).fields]).toEqual([400, { password: 'passwordSame' }]);
  });

  test('cannot be guessed: its tries count with those of signing in', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    for (let at = 0; at < 10; at += 1) await changePassword(api, session, `Wrong-${at}!`, OTHER);
    expect((await changePassword(api, session, 'Demo-2025!', OTHER)).status).toBe(429);
    api.clock.advance(60_000);
    expect((await changePassword(api, session, 'Demo-2025!', OTHER)).status).toBe(200);
  });
});

describe('FTP credentials', () => {
  test('are made, made anew under the same name, and removed', async () => {
    const api = accountsApi();
    const session = await api.signIn(UMA);
    const first = (await api.send('POST /me/ftp', undefined, session)).body as Record<string, string>;
    expect(first).toEqual({
      username: 'user-0008',
      password: expect.stringMatching(/^[\w-]{20}$/) as unknown,
    });
    const second = (await api.send('POST /me/ftp', undefined, session)).body as Record<string, string>;
    expect(second['username']).toBe(first['username']);
    expect(second['password']).not.toBe(first['password']);
    expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({ ftpUsername: 'user-0008' });
    expect((await api.send('DELETE /me/ftp', undefined, session)).status).toBe(200);
    expect((await api.send('GET /me/profile', undefined, session)).body).toMatchObject({ ftpUsername: null });
  });

  test.each([
    ['Ünal.Öz+pgr@example.org', /^-|^nal-z-pgr-[\da-f]{4}$/],
    ['++@example.org', /^user-[\da-f]{4}$/],
  ])('of %s have a name of plain letters', async (email, username) => {
    const api = accountsApi();
    api.world.users.update('00000000-0000-4000-8000-000000000008', { email });
    expect((await api.send('POST /me/ftp', undefined, await api.signIn(email))).body).toMatchObject({
      username: expect.stringMatching(username) as unknown,
    });
  });
});

test('what is kept holds no password and, without a mailbox, no token of a link', async () => {
  const { stores, text: kept } = textStores();
  const api = accountsApi({ stores, settings: { mailbox: false } });
  const letters: string[] = [];
  api.world.outbox.onMail(({ text }) => letters.push(text));
  const session = await api.signIn(UMA);
  const { password = '' } = (await api.send('POST /me/ftp', undefined, session)).body as Record<string, string>;
  await api.send('POST /registration', { email: 'nina@example.org', fullName: 'Nina', password: 'Nina-2025!' });
  await api.send('POST /registration', { email: UMA, fullName: 'Nina', password: 'Tried-2025!' });
  await api.send('POST /forgot-password', { email: UMA });
  await api.send('POST /me/email', { email: 'uma@example.net', password: 'Demo-2025!' }, session);
  await api.send('POST /me/delete', {}, session);
  await changePassword(api, session, 'Demo-2025!', OTHER);

  const tokens = letters.join('\n').match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [];
  expect(new Set(tokens).size).toBe(5);
  expect(kept()).toContain('nina@example.org');
  for (const secret of [password, 'Nina-2025!', 'Tried-2025!', 'Demo-2025!', OTHER, session, ...tokens])
    expect(kept()).not.toContain(secret);
});
