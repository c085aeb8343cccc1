import type { UserAccount } from '@/contract/account/user-account';
import { accountsApi, errorOf, type AccountsApi } from '../accounts.fixture';

const ADMIN = 'admin@example.org';
const UMA = 'user@example.org';
const PATH = '/user/00000000-0000-4000-8000-000000000008';
const OWN = '/user/00000000-0000-4000-8000-000000000001';

async function office(begin: (api: AccountsApi) => void = () => undefined) {
  const api = accountsApi();
  begin(api);
  const token = await api.signIn(ADMIN);
  const send = (line: string, body?: unknown) => api.send(line, body, token);
  const account = async (path = PATH) => (await send(`GET ${path}`)).body as UserAccount;
  return { api, send, account };
}

/** Somebody else who administers. */
const withPavel = ({ world }: AccountsApi) => {
  const pavel = world.users.byEmail('publisher@example.org');
  if (pavel) world.users.update(pavel.uuid, { roles: [...pavel.roles, 'ROLE_ADMINISTRATOR'] });
};

test.each([
  ['lock', 'locked', 'unlock'],
  ['disable', 'disabled', 'enable'],
] as const)('%s ends what somebody does at once; only logging in anew opens it', async (act, state, back) => {
  const { api, send, account } = await office();
  const theirs = await api.signIn(UMA);
  expect((await send(`POST ${PATH}/${act}`)).body).toMatchObject({ state });
  expect((await api.send('GET /me/profile', undefined, theirs)).status).toBe(401);
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeDefined();
  await send(`POST ${PATH}/${back}`);
  expect(await account()).toMatchObject({ state: 'active' });
  expect((await api.send('GET /me/profile', undefined, theirs)).status).toBe(401);
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeUndefined();
});

test('a role that is taken is gone at once, one that is given comes with the next token', async () => {
  const { api, send, account } = await office();
  const path = '/user/00000000-0000-4000-8000-000000000003';
  const theirs = await api.signIn('content@example.org');
  const article = { slug: 'a-page', title: 'A page', body: 'Text' };
  const status = async (token: string) => (await api.send('POST /article', article, token)).status;
  await send(`PUT ${path}`, { roles: ['ROLE_TRANSLATOR'], version: 0 });
  expect((await account(path)).roles).toEqual(['ROLE_USER', 'ROLE_TRANSLATOR']);
  expect(await status(theirs)).toBe(403);
  await send(`PUT ${path}`, { roles: ['ROLE_CONTENTMANAGER'], version: 1 });
  expect(await status(await api.signIn('content@example.org'))).toBeLessThan(300);
});

test('the last day counts to its end, and is a year later after it was extended', async () => {
  const { api } = await office();
  const to = (moment: string) => api.clock.advance(Date.parse(moment) - api.clock.now());
  to('2026-03-01T12:00:00Z');
  const token = await api.signIn(ADMIN);
  await api.send(`PUT ${PATH}`, { lastDay: '2026-03-02', version: 0 }, token);
  to('2026-03-02T23:59:59Z');
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeUndefined();
  to('2026-03-03T00:00:00Z');
  expect(await api.refusal(UMA, 'Demo-2025!')).toBeDefined();
  const anew = await api.signIn(ADMIN);
  const { body } = await api.send(`POST ${PATH}/extend`, undefined, anew);
  expect(body).toMatchObject({ state: 'active', lastDay: '2027-03-03' });
  const later = await api.send(`POST ${PATH}/extend`, undefined, anew);
  expect(later.body).toMatchObject({ lastDay: '2028-03-03' });
  const never = await api.send(`PUT ${PATH}`, { lastDay: null, version: 3 }, anew);
  expect(never.body).toMatchObject({ lastDay: null });
  expect((await api.send(`POST ${PATH}/extend`, undefined, anew)).body).toMatchObject({ lastDay: null });
});

/** Every way to close an account or to stop administering. */
const WAYS: readonly (readonly [string, object | undefined])[] = [
  [`POST ${OWN}/lock`, undefined],
  [`POST ${OWN}/disable`, undefined],
  [`PUT ${OWN}`, { roles: ['ROLE_VETTEDUSER'], version: 0 }],
  [`PUT ${OWN}`, { roles: [], version: 0 }],
  [`PUT ${OWN}`, { lastDay: '2020-01-01', version: 0 }],
];

describe.each([
  ['the last administrator', () => undefined],
  ['one of two, of their own account', withPavel],
] as const)('%s', (_, begin) => {
  test.each(WAYS)('%s %j is refused', async (line, body) => {
    const { send, account } = await office(begin);
    const answer = await send(line, body);
    expect(answer.status).toBe(409);
    expect(errorOf(answer).error_description).toMatch(/administrator/);
    expect(await account(OWN)).toMatchObject({
      state: 'active',
      roles: expect.arrayContaining(['ROLE_ADMINISTRATOR']),
    });
  });
});

test('the last administrator without a last day gets none', async () => {
  const { send } = await office();
  expect((await send(`PUT ${OWN}`, { lastDay: '2099-01-01', version: 0 })).status).toBe(409);
  const two = await office(withPavel);
  expect((await two.send(`PUT ${OWN}`, { lastDay: '2099-01-01', version: 0 })).status).toBe(200);
});

test('of two administrators one can close the account of the other', async () => {
  const { send } = await office(withPavel);
  expect((await send('POST /user/00000000-0000-4000-8000-000000000002/lock')).status).toBe(200);
});

test('a new address waits for its owner', async () => {
  const { api, send, account } = await office();
  await send(`PUT ${PATH}`, { email: 'uma@example.net', fullName: 'Uma Other', version: 0 });
  expect(await account()).toMatchObject({ email: UMA, pendingEmail: 'uma@example.net', fullName: 'Uma Other' });
  await api.send(`POST /user/${api.tokenTo('uma@example.net', '/validate')}/validate`);
  expect(await account()).toMatchObject({ email: 'uma@example.net', pendingEmail: null });
});

test('a reset link lets somebody in whose registration was never confirmed', async () => {
  const { api, send } = await office();
  const password = await api.world.users.hash('Other-2025!');
  const { uuid } = api.world.users.add({ email: 'new@example.org', fullName: 'Nina', validated: false, password });
  await send(`POST /user/${uuid}/reset-password`);
  await api.send(`POST /user/${api.tokenTo('new@example.org', '/pwdreset')}/pwdreset`, { password: 'Another-2025!' });
  expect(await api.refusal('new@example.org', 'Another-2025!')).toBeUndefined();
});

test('a registration that waits gets its link once more, and nobody else does', async () => {
  const { api, send } = await office();
  await api.send('POST /registration', { email: 'new@example.org', fullName: 'Nina', password: 'Other-2025!' });
  const uuid = api.world.users.byEmail('new@example.org')?.uuid ?? '';
  api.world.links.forget(uuid);
  expect((await send(`POST /user/${uuid}/resend-validation`)).body).toMatchObject({ state: 'unvalidated' });
  await api.send(`POST /user/${api.tokenTo('new@example.org', '/validate')}/validate`, {});
  expect(await api.refusal('new@example.org', 'Other-2025!')).toBeUndefined();
  expect((await send(`POST /user/${uuid}/resend-validation`)).status).toBe(409);
});

test('what somebody else changed first is not overwritten', async () => {
  const { send } = await office();
  await send(`PUT ${PATH}`, { fullName: 'Uma One', version: 0 });
  expect((await send(`PUT ${PATH}`, { fullName: 'Uma Two', version: 0 })).status).toBe(409);
});

test.each([
  [{ email: 'no address' }, { email: 'email' }],
  [{ fullName: ' ' }, { fullName: 'required' }],
  [{ roles: ['ROLE_ROOT'] }, { 'roles[0]': 'pattern' }],
  [{ lastDay: '2026-02-30' }, { lastDay: 'date' }],
] as const)('%j is refused beside its field', async (change, fields) => {
  const { send } = await office();
  const answer = await send(`PUT ${PATH}`, { ...change, version: 0 });
  expect([answer.status, errorOf(answer).fields]).toEqual([400, fields]);
});

test('nothing that is answered or noted holds a password or its hash', async () => {
  const { api, send } = await office();
  const hash = await api.world.users.hash('Secret-2025!');
  api.world.users.update('00000000-0000-4000-8000-000000000008', { password: hash, tried: hash });
  await send(`PUT ${PATH}`, { fullName: 'Uma Other', roles: ['ROLE_TRANSLATOR'], version: 0 });
  const answers = [
    await send(`GET ${PATH}`),
    await send('POST /user/filter', {}),
    await send('POST /audit/filter', {}),
  ];
  const said = JSON.stringify(answers);
  expect(said).toContain('Uma Other');
  for (const secret of [hash.hash, hash.salt]) expect(said).not.toContain(secret);
});

test('a session and all sessions of somebody are ended', async () => {
  const { api, send } = await office();
  const [one, other] = [await api.signIn(UMA), await api.signIn(UMA)];
  const sessions = (await send(`GET ${PATH}/sessions`)).body as { id: string }[];
  expect(sessions).toHaveLength(2);
  await send(`DELETE ${PATH}/sessions/${sessions[0]?.id}`);
  expect((await send(`GET ${PATH}/sessions`)).body).toHaveLength(1);
  await send(`DELETE ${PATH}/sessions`);
  for (const token of [one, other]) expect((await api.send('GET /me/profile', undefined, token)).status).toBe(401);
});

test('whoever may do other things, or longer, hears it in their language', async () => {
  const { api, send } = await office();
  const change = (body: object, version: number) => send(`PUT ${PATH}`, { ...body, version });
  const letters = () => api.world.outbox.all().filter(({ to }) => to === UMA);
  await change({ fullName: 'Uma Other', language: 'fr' }, 0);
  expect(letters()).toEqual([]);
  await change({ roles: ['ROLE_TRANSLATOR'] }, 1);
  expect(api.mailTo(UMA)).toMatchObject({ subject: 'Vos rôles ont changé', language: 'fr' });
  await change({ roles: ['ROLE_TRANSLATOR'], language: 'en' }, 2);
  await change({ lastDay: '2099-03-02' }, 3);
  expect(api.mailTo(UMA).text).toContain('until 2 March 2099 at 23:59 UTC.');
  await change({ lastDay: null }, 4);
  expect(api.mailTo(UMA).subject).toBe('Your account no longer ends');
  expect(letters()).toHaveLength(3);
});

test('an address that was never confirmed gets no letter', async () => {
  const { api, send } = await office();
  const { uuid } = api.world.users.add({ email: 'new@example.org', fullName: 'Nina', validated: false });
  await send(`PUT /user/${uuid}`, { roles: ['ROLE_TRANSLATOR'], version: 0 });
  expect(api.world.outbox.all().filter(({ to }) => to === 'new@example.org')).toEqual([]);
});
