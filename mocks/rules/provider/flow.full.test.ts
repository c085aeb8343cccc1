import { DEMO_PASSWORD } from '../../data/users/demo-users';
import { manualClock } from '../../tools/store/clock';
import { PORTAL_CLIENT, SCRIPT_CLIENT } from '../tokens/clients';
import type { TokenAnswer } from '@/contract/account/session';
import { goal, openSite, parametersOf, VERIFIER, type Site } from './browser.fixture';
import { fromBase64url } from '../../tools/crypto/base64url';
import { keyIdOf } from '../../tools/crypto/jwt';
import { readIdToken } from './id-token';

const clock = manualClock();
let site: Site;
beforeEach(async () => {
  site = await openSite({ clock });
});
afterEach(() => site.close());

const LOCAL = { username: 'user@example.org', password: DEMO_PASSWORD };
const loginForm = async (changes?: Record<string, string | undefined>) =>
  (await site.get(await site.authorizeAddress(changes))).text();
const logIn = async (fields = LOCAL, headers?: Record<string, string>) =>
  site.send(await loginForm(), '/oauth/authorize', fields, headers);
const redeem = (code = '', changes: Record<string, string> = {}) =>
  site.tokens({ grant_type: 'authorization_code', code, code_verifier: VERIFIER, ...changes });
const codeOf = async () => parametersOf(await logIn())['code'] ?? '';
const profile = (token: string) =>
  fetch(`${site.base}/api/v2/me/profile`, { headers: { Authorization: `Bearer ${token}` } });
test('the metadata name the way', async () => {
  const said: unknown = await (await site.get('/.well-known/openid-configuration')).json();
  expect(said).toMatchObject({
    issuer: site.base,
    authorization_endpoint: `${site.base}/oauth/authorize`,
    grant_types_supported: expect.arrayContaining(['authorization_code', 'password']) as unknown,
    code_challenge_methods_supported: ['S256'],
    identity_providers: [{ name: 'demo', authorization_endpoint: `${site.base}/oauth/authorize?idp=demo` }],
  });
});

describe('a password on the own page', () => {
  test('leads back with a code, and the code to tokens of that person', async () => {
    const back = await logIn();
    expect(back.status).toBe(303);
    expect(goal(back).origin + goal(back).pathname).toBe(`${site.base}/login`);
    expect(parametersOf(back)).toEqual({ code: expect.any(String) as unknown, state: 'the state', iss: site.base });
    const answer = (await (await redeem(parametersOf(back)['code'])).json()) as TokenAnswer;
    expect(await (await profile(answer.access_token)).json()).toMatchObject({ email: 'user@example.org' });
    const token = answer.id_token ?? '';
    // Everybody knows the secret of the portal: it signs nothing.
    expect(await readIdToken(PORTAL_CLIENT.clientSecret, token)).toBeUndefined();
    expect((await site.world.authorization.idKeys.published()).map(({ kid }) => kid)).toEqual([keyIdOf(token)]);
    expect((await profile(token)).status).toBe(401);
    const payload = new TextDecoder().decode(fromBase64url(token.split('.')[1] ?? ''));
    expect(JSON.parse(payload)).toMatchObject({
      iss: site.base,
      aud: PORTAL_CLIENT.clientId,
      nonce: 'the nonce',
      exp: Math.floor(clock.now() / 1_000) + 3_600,
    });
    const refreshed = await site.tokens({ grant_type: 'refresh_token', refresh_token: answer.refresh_token ?? '' });
    expect(refreshed.status).toBe(200);
  });

  test.each([
    ['is wrong', {}, { ...LOCAL, password: 'wrong' }, 'Bad credentials'],
    ['is of nobody', {}, { ...LOCAL, username: 'nobody@example.org' }, 'Bad credentials'],
    ['is missing', {}, { ...LOCAL, password: '' }, 'Please fill in the fields'],
    ['is right, the account disabled', { active: false }, LOCAL, 'User is disabled'],
    ['is right, the account locked', { locked: true }, LOCAL, 'User account is locked'],
    ['is right, the account expired', { expires: '2020-01-01T00:00:00Z' }, LOCAL, 'User account has expired'],
    ['is right, the address not validated', { validated: false }, LOCAL, 'E-mail address is not validated'],
    ['is wrong, the account locked', { locked: true }, { ...LOCAL, password: 'wrong' }, 'Bad credentials'],
  ])('that %s is told here and by the token endpoint alike', async (_, change, fields, sentence) => {
    const { users } = site.world;
    users.update(users.byEmail('user@example.org')?.uuid ?? '', change);
    const again = await logIn(fields);
    expect(again.status).toBe(400);
    const page = await again.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`value="${fields.username}"`);
    expect(page).not.toContain(DEMO_PASSWORD);
    if (!fields.password) return;
    const said = await site.tokens({ grant_type: 'password', ...fields });
    expect(await said.json()).toEqual({ error: 'invalid_grant', error_description: sentence });
  });

  test('is counted together with those that the token endpoint got', async () => {
    const wrong = { ...LOCAL, password: 'wrong' };
    for (let at = 0; at < 5; at += 1) await logIn(wrong);
    for (let at = 0; at < 5; at += 1) await site.tokens({ grant_type: 'password', ...wrong });
    const refused = await logIn();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.text()).toContain('Too many failed sign-ins.');
    clock.advance(60_000);
    expect((await logIn()).status).toBe(303);
  });

  test('is not taken from a form of another site', async () => {
    expect((await logIn(LOCAL, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await logIn(LOCAL, { Origin: site.base })).status).toBe(303);
  });

  test('may be taken only here', async () => {
    const strict = await openSite({ settings: { passwordGrant: false } });
    const said = await strict.tokens({ grant_type: 'password', ...LOCAL });
    expect(await said.json()).toMatchObject({ error: 'unsupported_grant_type' });
    const form = await (await strict.get(await strict.authorizeAddress())).text();
    expect((await strict.send(form, '/oauth/authorize', LOCAL)).status).toBe(303);
    await strict.close();
  });
});

test('pages run nothing, load nothing, and escape what was sent', async () => {
  const hostile = '"><script>alert(1)</script>';
  const response = await site.get(await site.authorizeAddress({ state: hostile }));
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  const page = await response.text();
  expect(page).not.toContain('<script');
  const again = await (await site.send(page, '/oauth/authorize', { username: hostile, password: 'x' })).text();
  expect(again).not.toContain('<script');
  expect(again).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(parametersOf(await site.send(page, '/oauth/authorize', LOCAL))['state']).toBe(hostile);
});

describe('a request', () => {
  test.each([
    ['of an unknown client', () => ({ client_id: 'nobody' })],
    [
      'of a client without that address',
      () => ({ client_id: SCRIPT_CLIENT.clientId, redirect_uri: 'https://a.example/' }),
    ],
    ['without an address', () => ({ redirect_uri: undefined })],
    ['for another site', () => ({ redirect_uri: 'https://evil.example/login' })],
    ['for a site that looks alike', (base: string) => ({ redirect_uri: `${base}.evil.example/login` })],
    ['for another path', (base: string) => ({ redirect_uri: `${base}/login/../a` })],
    ['for a path below', (base: string) => ({ redirect_uri: `${base}/login/x` })],
    ['with a query in the address', (base: string) => ({ redirect_uri: `${base}/login?to=x` })],
    ['with an address written in another way', (base: string) => ({ redirect_uri: `${base}/a/../login` })],
    ['with blanks around the address', (base: string) => ({ redirect_uri: ` ${base}/login` })],
    ['with the mark of a query', (base: string) => ({ redirect_uri: `${base}/login?` })],
    ['with a fragment in the address', (base: string) => ({ redirect_uri: `${base}/login#` })],
    ['with somebody in the address', (base: string) => ({ redirect_uri: `${base.replace('//', '//me@')}/login` })],
    ['for a script', () => ({ redirect_uri: 'javascript:alert(1)' })],
  ])('%s is answered with a page, and no password is taken for it', async (_, changed) => {
    const address = await site.authorizeAddress(changed(site.base));
    const response = await site.get(address);
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
    expect(await response.text()).toContain('This login cannot go on');
    const form = Object.fromEntries(new URL(address, site.base).searchParams);
    expect((await site.send('', '/oauth/authorize', { ...form, ...LOCAL })).status).toBe(400);
  });

  test.each([
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
    ['without a challenge', { code_challenge: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without the method, which would be plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['with a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
    ['for another scope', { scope: 'profile' }, 'invalid_scope'],
    ['that shows no page', { prompt: 'none' }, 'login_required'],
    ['to be answered by a form', { response_mode: 'form_post' }, 'invalid_request'],
    ['with a request within', { request: 'eyJ.e30.x' }, 'request_not_supported'],
    ['with a request elsewhere', { request_uri: 'https://a.example/r' }, 'request_uri_not_supported'],
    ['with a registration', { registration: '{}' }, 'registration_not_supported'],
    ['for chosen claims', { claims: '{}' }, 'invalid_request'],
    ['for a login of the last hour', { max_age: '3600' }, 'invalid_request'],
    ['with an endless nonce', { nonce: 'x'.repeat(2_000) }, 'invalid_request'],
    ['for a provider that is not there', { idp: 'other' }, 'invalid_request'],
  ])('%s goes back with its error', async (_, changes: Record<string, string | undefined>, error) => {
    const response = await site.get(await site.authorizeAddress(changes));
    expect(response.status).toBe(303);
    expect(goal(response).pathname).toBe('/login');
    expect(parametersOf(response)).toMatchObject({ error, state: 'the state', iss: site.base });
    expect(parametersOf(response)).not.toHaveProperty('code');
  });
});

describe('a code', () => {
  const refused = async (response: Response) => {
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_grant', error_description: 'The code is not valid' });
  };

  test.each([
    ['with another verifier', { code_verifier: VERIFIER.replace('a', 'b') }],
    ['with a verifier that is too short', { code_verifier: 'short' }],
    ['for another address', { redirect_uri: 'http://localhost/login' }],
    ['by another client', { client_id: 'scripts@example.org' }],
  ])('is refused %s, and is worth nothing then', async (_, changes) => {
    const code = await codeOf();
    await refused(await redeem(code, changes));
    await refused(await redeem(code));
  });

  test('is refused when it was made up', () => redeem('made-up').then(refused));

  test('ends after a minute', async () => {
    const [late, inTime] = [await codeOf(), await codeOf()];
    clock.advance(59_999);
    expect((await redeem(inTime)).status).toBe(200);
    clock.advance(1);
    await refused(await redeem(late));
  });

  test('is good once; a second use ends what the first one gave', async () => {
    const code = await codeOf();
    const answer = (await (await redeem(code)).json()) as TokenAnswer;
    clock.advance(120_000);
    await refused(await redeem(code));
    expect((await profile(answer.access_token)).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', refresh_token: answer.refresh_token ?? '' };
    expect((await site.tokens(refresh)).status).toBe(401);
  });

  test('ends with all sessions of its person, and with the account', async () => {
    const uuid = site.world.users.byEmail('user@example.org')?.uuid ?? '';
    const [one, other] = [await codeOf(), await codeOf()];
    site.world.users.update(uuid, { locked: true });
    await refused(await redeem(one));
    site.world.users.update(uuid, { locked: false });
    site.world.tokens.revokeUser(uuid);
    await refused(await redeem(other));
  });
});

test('all sessions of a person end but one', async () => {
  const uuid = site.world.users.byEmail('user@example.org')?.uuid ?? '';
  const given = async (email = 'user@example.org') =>
    (await (await site.tokens({ grant_type: 'password', ...LOCAL, username: email })).json()) as TokenAnswer;
  const [mine, other, hers] = [await given(), await given(), await given('admin@example.org')];
  const { jti } = await site.world.tokens.check(mine.access_token);
  site.world.tokens.revokeUser(uuid, jti);
  const statuses = [mine, other, hers].map(async ({ access_token: token }) => (await profile(token)).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  site.world.tokens.revokeUser(uuid);
  expect((await profile(mine.access_token)).status).toBe(401);
});

describe('a program that listens on a loopback address (RFC 8252)', () => {
  const asked = { client_id: SCRIPT_CLIENT.clientId };

  test.each(['http://localhost:43117/', 'http://localhost:1410', 'http://127.0.0.1:8080/any/path'])(
    'is answered at %s',
    async (address) => {
      const page = await site.get(await site.authorizeAddress({ ...asked, redirect_uri: address }));
      expect(page.headers.get('Content-Security-Policy')).toContain(' http://localhost:* http://127.0.0.1:*;');
      const back = await site.send(await page.text(), '/oauth/authorize', LOCAL);
      expect(goal(back).origin + goal(back).pathname).toBe(new URL(address).href);
      const answer = await site.tokens({
        grant_type: 'authorization_code',
        code: parametersOf(back)['code'] ?? '',
        code_verifier: VERIFIER,
        redirect_uri: address,
        client_id: SCRIPT_CLIENT.clientId,
        client_secret: SCRIPT_CLIENT.clientSecret,
      });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    ['beyond this computer', { ...asked, redirect_uri: 'http://127.0.0.1.evil.example:43117/' }],
    ['with TLS, which no loopback address has', { ...asked, redirect_uri: 'https://localhost:43117/' }],
    ['with a query', { ...asked, redirect_uri: 'http://localhost:43117/?to=x' }],
    ['of a client that does not say so', { redirect_uri: 'http://localhost:43117/' }],
  ])('is told what to register where it listens %s', async (_, changes) => {
    const page = await site.get(await site.authorizeAddress(changes));
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain(changes.redirect_uri);
    expect(text).toContain(
      `register it as a redirect address of ${site.world.settings.clients.find(({ clientId }) => text.includes(clientId))?.clientId}`,
    );
  });
});
