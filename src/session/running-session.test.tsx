import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import { makeWorld, type World } from '../../mocks/rules/world/world';
import { referenceApi } from '../../mocks/adapters/node';
import type { Profile } from '@/contract/account/session';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { keepTyped, typedAt } from '@/shared/form/kept-typing';
import { ACCESS, cookieJar, REFRESH } from './tokens/cookie-jar';
import { renewSession, signIn, signOut, startSession } from './running-session';
import { PROFILE_TAG } from './profile-tag';
import { selectSession } from './session';
import { sessionReducer } from './session-slice';

const tagged = api.enhanceEndpoints({ addTagTypes: [PROFILE_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query<Profile, void>({ query: () => call('GET /me/profile', {}), providesTags: [PROFILE_TAG] }),
    allCrops: build.query<unknown, void>({ query: () => call('GET /crop', {}) }),
  }),
});
const { ownProfile: profile, allCrops: crops } = tagged.endpoints;

const makeStore = () =>
  configureStore({
    reducer: { [tagged.reducerPath]: tagged.reducer, session: sessionReducer },
    middleware: (usual) => usual().concat(tagged.middleware),
  });

let world: World;
let server: SetupServer;
let store: ReturnType<typeof makeStore>;
let stop: () => void;
let asked: string[];
const jar = cookieJar();
const session = () => selectSession(store.getState());
const tokens = () => [jar.read(ACCESS), jar.read(REFRESH)];
const grant = async (request: Request) =>
  String(
    (
      await request
        .clone()
        .formData()
        .catch(() => new FormData())
    ).get('grant_type') ?? '',
  );
const ask = () => store.dispatch(profile.initiate(undefined, { forceRefetch: true, subscribe: false }));
/** Until there is a token again. */
const settle = () => waitFor(() => expect(jar.read(ACCESS)).toBeDefined());

beforeEach(async () => {
  world = makeWorld();
  server = referenceApi(world);
  server.listen({ onUnhandledRequest: 'error' });
  asked = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const entry = asked.push(pathname) - 1;
    if (pathname === '/oauth/token') void grant(request).then((kind) => (asked[entry] = kind));
  });
  store = makeStore();
  stop = startSession(store, { clientId: PORTAL_CLIENT.clientId, clientSecret: PORTAL_CLIENT.clientSecret });
  await settle();
});

afterEach(() => {
  stop();
  server.close();
  for (const name of [ACCESS, REFRESH, 'session_token', 'session_failed', 'session_ended']) jar.clear(name);
});

/** No part of a token is in the store, in storage or in the address. */
function expectNoTokenOutside() {
  const places = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, window.location.href]);
  for (const token of tokens()) {
    for (const part of token?.split('.').slice(1) ?? []) expect(places).not.toContain(part);
  }
  expect(places).not.toContain(DEMO_PASSWORD);
}

test('a visitor has the token of the application', () => {
  expect(session()).toEqual({ status: 'anonymous', authorities: [] });
  expect(tokens()).toEqual([expect.stringContaining('.'), undefined]);
  expect(asked).toEqual(['client_credentials']);
  expectNoTokenOutside();
});

test('signing in and out changes who is here, and what was loaded is forgotten', async () => {
  await signIn('publisher@example.org', DEMO_PASSWORD);
  expect(session()).toMatchObject({ status: 'user', account: 'publisher@example.org' });
  expect(session().authorities).toContain('ROLE_VETTEDUSER');
  expect((await ask()).data).toMatchObject({ email: 'publisher@example.org' });
  const [access = '', refresh = ''] = tokens();
  expectNoTokenOutside();
  await signOut();
  await settle();
  expect(session()).toEqual({ status: 'anonymous', authorities: [] });
  expect(store.getState().api.queries).toEqual({});
  await expect(world.tokens.check(access)).rejects.toThrow();
  await expect(world.tokens.refresh(PORTAL_CLIENT, refresh)).rejects.toThrow();
  expect(tokens()).toEqual([expect.not.stringMatching(access), undefined]);
  expect(asked).toContain('/oauth/logout');
});

test('a wrong password leaves everything as it was', async () => {
  const before = tokens();
  await expect(signIn('user@example.org', 'wrong')).rejects.toMatchObject({ status: 400, message: 'Bad credentials' });
  expect([session().status, tokens()]).toEqual(['anonymous', before]);
});

test('a token that the server no longer takes ends the session, without a refresh', async () => {
  await signIn('user@example.org', DEMO_PASSWORD);
  const [access = ''] = tokens();
  await world.tokens.revoke(access);
  asked.length = 0;
  // The call ends with the session it was made in: the dialog tells why, nothing else has to.
  expect(await ask()).toMatchObject({ isError: false, isSuccess: false });
  await settle();
  expect(session()).toEqual({ status: 'expired', authorities: [] });
  expect(tokens()).toEqual([expect.not.stringMatching(access), undefined]);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.sort()).toEqual(['/api/v2/me/profile', '/oauth/revoke', 'client_credentials']);
});

test('an application token that the server no longer takes is replaced, and the call tried once more', async () => {
  const [access = ''] = tokens();
  await world.tokens.revoke(access);
  asked.length = 0;
  // The application may not read a profile, but its new token is taken: 403 now, not 401.
  expect((await ask()).error).toMatchObject({ status: 403 });
  expect(asked).toEqual(['/api/v2/me/profile', 'client_credentials', '/api/v2/me/profile']);
});

test('a server that takes no token at all is asked once more, not without end', async () => {
  server.use(http.get('*/me/profile', () => HttpResponse.json({ error: 'unauthorized' }, { status: 401 })));
  asked.length = 0;
  expect((await ask()).error).toMatchObject({ status: 401 });
  expect(asked).toEqual(['/api/v2/me/profile', 'client_credentials', '/api/v2/me/profile']);
});

test('a cookie that another tab changed is followed: on coming back, and before the next call', async () => {
  const client = PORTAL_CLIENT;
  const otherTab = new BroadcastChannel('session');
  const tokenOf = async (email: string) => {
    const user = world.users.byEmail(email);
    if (!user) throw new Error(email);
    return world.tokens.forUser(client, user);
  };
  const admin = await tokenOf('admin@example.org');
  jar.write(ACCESS, admin.access_token);
  window.dispatchEvent(new Event('focus'));
  expect(session()).toMatchObject({ status: 'user', account: 'admin@example.org' });
  expect(session().authorities).toContain('ROLE_ADMINISTRATOR');
  jar.write(ACCESS, (await tokenOf('user@example.org')).access_token);
  // Made by one account, it is not sent for another.
  expect(await ask()).toMatchObject({ isError: false, isSuccess: false });
  expect((await ask()).data).toMatchObject({ email: 'user@example.org' });
  expect(session().authorities).not.toContain('ROLE_ADMINISTRATOR');
  jar.clear(ACCESS);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTab.postMessage('changed');
  await waitFor(() => expect(session().status).toBe('anonymous'));
  otherTab.close();
});

test('a failed refresh is only warned of, in plain words', async () => {
  await signIn('user@example.org', DEMO_PASSWORD);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jar.clear('session_token');
  server.use(http.post('*/oauth/token', () => HttpResponse.error()));
  expect((await ask()).data).toMatchObject({ email: 'user@example.org' });
  expect(session().status).toBe('user');
  expect(warned.mock.calls).toEqual([['Refreshing the session failed: OFFLINE']]);
});

describe('what was typed', () => {
  const USER = 'user@example.org';
  const person = () => world.users.byEmail(USER)?.uuid ?? '';
  const type = (owner: string) => keepTyped('/dashboard/profile#', owner, { fullName: 'Uma' });
  const typed = (owner: string) => typedAt('/dashboard/profile#', owner);

  test('goes with whoever signs out, in this tab and in the others', async () => {
    await signIn(USER, DEMO_PASSWORD);
    type(person());
    const leaving = signOut();
    expect(typed(person())).toBeUndefined();
    await leaving;
    await settle();
    await signIn(USER, DEMO_PASSWORD);
    type(person());
    // As another tab does it.
    for (const name of [ACCESS, REFRESH]) jar.clear(name);
    window.dispatchEvent(new Event('focus'));
    expect(session().status).toBe('anonymous');
    expect(typed(person())).toBeUndefined();
  });

  test('stays when the address changes, as what was loaded does', async () => {
    await signIn(USER, DEMO_PASSWORD);
    const uma = person();
    type(uma);
    const shown = [store.dispatch(profile.initiate()), store.dispatch(crops.initiate())];
    await Promise.all(shown);
    world.users.update(uma, { email: 'uma@example.net' });
    await renewSession();
    expect(crops.select()(store.getState()).status).toBe('fulfilled');
    await waitFor(() => expect(profile.select()(store.getState()).data?.email).toBe('uma@example.net'));
    for (const each of shown) each.unsubscribe();
    expect(session()).toMatchObject({ account: 'uma@example.net', person: uma });
    expect(typed(uma)).toEqual({ fullName: 'Uma' });
  });

  test('outlives a session that ended by itself, and is there for the same account only', async () => {
    await signIn(USER, DEMO_PASSWORD);
    type(person());
    await world.tokens.revoke(jar.read(ACCESS) ?? '');
    await ask();
    expect(session().status).toBe('expired');
    await settle();
    await signIn(USER, DEMO_PASSWORD);
    expect(typed(person())).toEqual({ fullName: 'Uma' });
    await signIn('admin@example.org', DEMO_PASSWORD);
    expect(sessionStorage).toHaveLength(0);
  });
});
