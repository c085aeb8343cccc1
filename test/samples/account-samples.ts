import type { LinkPurpose } from '@/contract/account/account';
import type { Line } from '@/contract/endpoints';
import { asClient, type TestApi } from '../../mocks/rules/world/api.fixture';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import { like, list, pageOf, text, type Sample } from './shapes';

/** What the portal asks for in the code flow. */
const AUTHORIZATION = new URLSearchParams({
  response_type: 'code',
  client_id: 'pgr-portal@example.org',
  redirect_uri: 'http://localhost/login',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}).toString();
/** The filter that asks nothing. */
const EVERYTHING = 'v2q64FAA';

/** Calls of sessions and accounts. @param known `token` becomes the one of the link that a call needs. */
export function accountSamples(api: TestApi, known: { token: string }) {
  const saved =
    (...maps: string[]) =>
    () => {
      const person = api.world.users.byEmail('user@example.org')?.uuid ?? '';
      api.world.savedMaps.keep(
        person,
        maps.map((filterCode) => ({ filterCode, enabled: true, opacity: 1 })),
      );
    };
  const madeToken = { uuid: 'no-token' };
  const withoutApiTokens = () => api.world.apiTokens.removeOf(api.world.users.byEmail('user@example.org')?.uuid ?? '');
  const withApiToken = async () => {
    withoutApiTokens();
    const person = api.world.users.byEmail('user@example.org')?.uuid ?? '';
    madeToken.uuid = (await api.world.apiTokens.make(person, { label: 'R script', active: true, expires: null })).uuid;
  };
  /** A link that can be used, of an account made for it. */
  const linked = (purpose: LinkPurpose) => async () => {
    const { users, links } = api.world;
    const password = await users.hash('Other-2025!');
    const user = users.add({ email: `${crypto.randomUUID()}@example.org`, fullName: 'Guest', password });
    const { tokens: drawn, keep } = await links.draw();
    keep({
      purpose,
      userUuid: user.uuid,
      email: user.email,
      word: 'barley',
      registered: { fullName: 'Guest', password },
    });
    known.token = drawn.open;
  };
  const ownSession = { id: 'no-session' };
  const anotherSession = async () => {
    const { users, tokens } = api.world;
    const user = users.byEmail('user@example.org');
    if (user) ownSession.id = tokens.begin(PORTAL_CLIENT, user);
  };
  const someone = { uuid: '00000000-0000-4000-8000-000000000007' };
  const theirSession = { ...someone, id: 'no-session' };
  const signedInElsewhere = () => {
    const user = api.world.users.byUuid(someone.uuid);
    if (user) theirSession.id = api.world.tokens.begin(PORTAL_CLIENT, user);
  };
  const asBefore = () =>
    void api.world.users.update(someone.uuid, { version: 0, active: true, locked: false, validated: true });
  const unvalidated = { uuid: 'nobody' };
  const registered = () => {
    const password = { iterations: 1, salt: 's', hash: 'h' };
    const email = `${crypto.randomUUID()}@example.org`;
    unvalidated.uuid = api.world.users.add({ email, fullName: 'Guest', validated: false, password }).uuid;
  };
  const account = { uuid: someone.uuid, email: 'requests@example.org', state: 'active', locked: false };
  const unchanged = () => {
    const person = api.world.users.byEmail('user@example.org')?.uuid ?? '';
    api.world.users.update(person, { version: 0, password: undefined });
  };

  // oxfmt-ignore
  return {
    'POST /oauth/token': { as: 'nobody', body: asClient({ grant_type: 'client_credentials' }), shape: like({ access_token: text, token_type: 'bearer', expires_in: 3600, scope: text }) },
    'POST /oauth/revoke': { as: 'nobody', body: new URLSearchParams({ token: 'x' }), shape: null },
    'GET /oauth/userinfo': { as: 'person', shape: { sub: text, name: text, email: 'user@example.org', email_verified: true } },
    'POST /oauth/userinfo': { as: 'person', shape: { sub: text, name: text, email: 'user@example.org', email_verified: true } },
    'GET /oauth/logout': { as: 'nobody', shape: expect.stringContaining('This server keeps no login in your browser') as unknown },
    'POST /oauth/logout': { as: 'nobody', body: new URLSearchParams({ id_token_hint: 'x' }), status: 400, shape: expect.stringContaining('This logout cannot go on') as unknown },
    'GET /oauth/authorize': { as: 'nobody', query: `?${AUTHORIZATION}`, shape: expect.stringContaining('type="password"') as unknown },
    'POST /oauth/authorize': { as: 'nobody', body: new URLSearchParams(`${AUTHORIZATION}&username=user@example.org&password=wrong`), status: 400, shape: expect.stringContaining('Bad credentials') as unknown },
    'GET /oauth/callback': { as: 'nobody', query: '?state=x&code=x', status: 400, shape: expect.stringContaining('This login cannot go on') as unknown },
    'GET /oauth/demo-provider': { as: 'nobody', query: '?client_id=x', status: 400, shape: expect.stringContaining('This login cannot go on') as unknown },
    'POST /oauth/demo-provider': { as: 'nobody', body: new URLSearchParams({ person: 'p-1001' }), status: 400, shape: expect.stringContaining('This login cannot go on') as unknown },
    'GET /.well-known/openid-configuration': { as: 'nobody', shape: like({ issuer: 'http://localhost', token_endpoint: text, grant_types_supported: list }) },
    'GET /.well-known/oauth-authorization-server': { as: 'nobody', shape: like({ issuer: 'http://localhost', token_endpoint: text, jwks_uri: text }) },
    'GET /.well-known/jwks.json': { as: 'nobody', shape: { keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid: text, n: text, e: 'AQAB' }] } },
    'POST /registration': { body: { email: 'new@example.org', fullName: 'Nina Neu', password: 'Other-2025!' }, shape: null },
    'POST /forgot-password': { body: { email: 'user@example.org' }, shape: null },
    'GET /user/:token/link': { given: linked('delete'), shape: { purpose: 'delete', email: text, expires: text, word: 'barley' } },
    'POST /user/:token/validate': { given: linked('validate'), shape: null },
    'POST /user/:token/validate-cancel': { given: linked('validate'), shape: null },
    'POST /user/:token/pwdreset': { given: linked('pwdreset'), body: { password: 'Other-2026!' }, shape: null },
    'POST /user/:token/pwdreset-cancel': { given: linked('pwdreset'), shape: null },
    'POST /user/:token/delete': { given: linked('delete'), body: { word: 'Barley' }, shape: null },
    'GET /mailbox': { shape: list },
    'GET /me/profile': { as: 'person', shape: like({ uuid: text, email: 'user@example.org', roles: ['ROLE_USER'] }) },
    'PUT /me/profile': { as: 'person', given: unchanged, body: { fullName: 'Uma User', language: 'es', version: 0 }, shape: like({ fullName: 'Uma User', language: 'es', version: 1 }) },
    'POST /me/email': { as: 'person', given: unchanged, body: { email: 'uma@example.net', password: 'Demo-2025!' }, shape: like({ email: 'user@example.org', pendingEmail: 'uma@example.net' }) },
    'DELETE /me/email': { as: 'person', shape: like({ pendingEmail: null }) },
    'POST /me/password': { as: 'person', given: unchanged, body: { current: 'Demo-2025!', password: 'Other-2025!' }, shape: null },
    'POST /me/ftp': { as: 'person', shape: { username: text, password: text } },
    'DELETE /me/ftp': { as: 'person', shape: null },
    'POST /me/delete': { as: 'person', body: {}, shape: null },
    'GET /me/data': { as: 'person', shape: like({ profile: like({ email: 'user@example.org' }), sessions: list, apiTokens: list, savedMaps: list, requests: list }) },
    'GET /me/maps': { as: 'person', shape: list },
    'POST /me/maps': { as: 'person', given: saved(), body: { filterCode: EVERYTHING, enabled: true, opacity: 1 }, shape: like({ filterCode: EVERYTHING }) },
    'PUT /me/maps/:filterCode': { as: 'person', given: saved(EVERYTHING), params: { filterCode: EVERYTHING }, body: { filterCode: EVERYTHING, enabled: false, opacity: 0.5 }, shape: like({ opacity: 0.5 }) },
    'DELETE /me/maps/:filterCode': { as: 'person', given: saved(EVERYTHING), params: { filterCode: EVERYTHING }, shape: null },
    'GET /me/sessions': { as: 'person', shape: expect.arrayContaining([{ id: text, current: true, program: null, system: null, clientId: 'pgr-portal@example.org', begun: text, lastUsed: text }]) },
    'DELETE /me/sessions': { as: 'person', shape: null },
    'DELETE /me/sessions/:id': { as: 'person', given: anotherSession, params: ownSession, shape: null },
    'POST /apitoken/list': { as: 'administrator', given: withApiToken, body: {}, shape: like(pageOf({ uuid: text, label: text, owner: text, state: 'active' })) },
    'POST /apitoken/filter': { as: 'administrator', given: withApiToken, body: {}, shape: like({ ...pageOf({ uuid: text, label: text, email: text, state: 'active' }), suggestions: like({}) }) },
    'PUT /apitoken/:uuid': { as: 'administrator', given: withApiToken, params: madeToken, body: { active: false }, shape: like({ uuid: text, state: 'off' }) },
    'DELETE /apitoken/:uuid': { as: 'administrator', given: withApiToken, params: madeToken, shape: null },
    'POST /user/list': { as: 'administrator', given: asBefore, body: { uuid: [someone.uuid] }, shape: like(pageOf(account)) },
    'POST /user/filter': { as: 'administrator', given: asBefore, body: { uuid: [someone.uuid] }, shape: like({ ...pageOf(account), suggestions: like({}) }) },
    'GET /user/:uuid': { as: 'administrator', given: asBefore, params: someone, shape: like(account) },
    'PUT /user/:uuid': { as: 'administrator', given: asBefore, params: someone, body: { lastDay: '2099-12-31', version: 0 }, shape: like({ lastDay: '2099-12-31', version: 1 }) },
    'POST /user/:uuid/lock': { as: 'administrator', given: asBefore, params: someone, shape: like({ state: 'locked', locked: true }) },
    'POST /user/:uuid/unlock': { as: 'administrator', given: asBefore, params: someone, shape: like({ state: 'active', locked: false }) },
    'POST /user/:uuid/enable': { as: 'administrator', given: asBefore, params: someone, shape: like({ state: 'active', active: true }) },
    'POST /user/:uuid/disable': { as: 'administrator', given: asBefore, params: someone, shape: like({ state: 'disabled', active: false }) },
    'POST /user/:uuid/extend': { as: 'administrator', given: () => { asBefore(); api.world.users.update(someone.uuid, { expires: '2099-01-01T00:00:00.000Z' }); }, params: someone, shape: like({ lastDay: '2099-12-31' }) },
    'POST /user/:uuid/reset-password': { as: 'administrator', given: asBefore, params: someone, shape: like({ uuid: someone.uuid }) },
    'POST /user/:uuid/resend-validation': { as: 'administrator', given: registered, params: unvalidated, shape: like({ uuid: text, state: 'unvalidated' }) },
    'DELETE /user/:uuid/ftp': { as: 'administrator', params: someone, shape: null },
    'GET /user/:uuid/sessions': { as: 'administrator', given: signedInElsewhere, params: someone, shape: list },
    'DELETE /user/:uuid/sessions': { as: 'administrator', params: someone, shape: null },
    'DELETE /user/:uuid/sessions/:id': { as: 'administrator', given: signedInElsewhere, params: theirSession, shape: null },
    'GET /me/tokens': { as: 'person', given: withApiToken, shape: [like({ uuid: text, label: 'R script', active: true, expires: null, createdDate: text, lastUsed: null, hint: text })] },
    'POST /me/tokens': { as: 'person', given: () => { unchanged(); withoutApiTokens(); }, body: { label: 'R script', active: true, expires: '2099-12-31T23:59:59Z', password: 'Demo-2025!' }, shape: like({ uuid: text, token: text, expires: '2099-12-31T23:59:59.000Z' }) },
    'PUT /me/tokens/:uuid': { as: 'person', given: withApiToken, params: madeToken, body: { label: 'Python', active: false, expires: null }, shape: like({ label: 'Python', active: false }) },
    'DELETE /me/tokens/:uuid': { as: 'person', given: withApiToken, params: madeToken, shape: null },
  } satisfies Partial<Record<Line, Sample>>;
}
