import type { TokenAnswer } from '@/contract/account/session';
import { asClient, testApi, type TestApi } from '../world/api.fixture';
import { fromBase64url } from '../../tools/crypto/base64url';
import { manualClock } from '../../tools/store/clock';
import { textStores } from '../../tools/store/stores.fixture';

const HOUR = 3_600_000;

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(fromBase64url(token.split('.')[1] ?? ''))) as Record<string, unknown>;

async function grant(api: TestApi, fields: Record<string, string>): Promise<TokenAnswer> {
  const response = await api.call('POST /oauth/token', { body: asClient(fields) });
  expect(response.status).toBe(200);
  return (await response.json()) as TokenAnswer;
}

const signIn = (api: TestApi, username = 'user@example.org') =>
  grant(api, { grant_type: 'password', username, password: 'Demo-2025!' });
const refresh = (api: TestApi, token = '') =>
  api.call('POST /oauth/token', { body: asClient({ grant_type: 'refresh_token', refresh_token: token }) });
const profile = (api: TestApi, token: string) => api.call('GET /api/v2/me/profile', { token });

describe('tokens', () => {
  it('carry the claims of the contract', async () => {
    const api = testApi();
    const answer = await signIn(api, 'admin@example.org');
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'openid' });
    const access = claimsOf(answer.access_token);
    expect(access).toMatchObject({
      user_name: 'admin@example.org',
      authorities: ['ROLE_USER', 'ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER'],
      scope: ['openid'],
      iss: 'http://localhost',
      aud: 'http://localhost/api',
    });
    expect(claimsOf(answer.refresh_token ?? '')).toMatchObject({
      ati: access['jti'],
      aud: 'http://localhost/oauth/token',
    });
  });

  it('of the application know no person and no refresh', async () => {
    const api = testApi();
    const answer = await grant(api, { grant_type: 'client_credentials', scope: 'openid' });
    expect(answer.refresh_token).toBeUndefined();
    expect(claimsOf(answer.access_token)).toMatchObject({ authorities: ['ROLE_CLIENT'] });
    expect((await profile(api, answer.access_token)).status).toBe(403);
  });

  it.each([
    ['a wrong password', { grant_type: 'password', username: 'user@example.org', password: 'x' }, 'Bad credentials'],
    [
      'an unknown address',
      { grant_type: 'password', username: 'nobody@example.org', password: 'x' },
      'Bad credentials',
    ],
  ])('are refused for %s in the same words', async (_, fields, description) => {
    const response = await testApi().call('POST /oauth/token', { body: asClient(fields) });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_grant', error_description: description });
  });

  it('are refused for a while after many failures, known address or not', async () => {
    const clock = manualClock();
    const api = testApi({ clock });
    const fail = () =>
      api.call('POST /oauth/token', {
        body: asClient({ grant_type: 'password', username: 'nobody@example.org', password: 'x' }),
      });
    for (let i = 0; i < 10; i += 1) expect((await fail()).status).toBe(400);
    const refused = await fail();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    clock.advance(60_000);
    expect((await fail()).status).toBe(400);
  });

  it('take the client from HTTP Basic too, and refuse an unknown one', async () => {
    const api = testApi();
    const ask = (pair: string) =>
      api.call('POST /oauth/token', {
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        headers: { Authorization: `Basic ${btoa(pair)}` },
      });
    expect((await ask('pgr-portal%40example.org:public-client')).status).toBe(200);
    expect((await ask('pgr-portal@example.org:public-client')).status).toBe(200);
    expect((await ask('pgr-portal@example.org:wrong')).status).toBe(401);
  });

  it.each([
    ['no grant type', {}, 'invalid_request'],
    ['an unknown grant type', { grant_type: 'implicit' }, 'unsupported_grant_type'],
    ['a missing password', { grant_type: 'password', username: 'user@example.org' }, 'invalid_request'],
  ])('need a complete form: %s', async (_, fields, error) => {
    const response = await testApi().call('POST /oauth/token', { body: asClient(fields) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error });
  });
});

describe('an access token', () => {
  const refused = async (response: Response) => {
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'invalid_token', error_description: 'Token is invalid' });
  };

  it('is missing: 401', async () => {
    const response = await testApi().call('GET /api/v2/me/profile');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'unauthorized' });
  });

  it('ends', async () => {
    const clock = manualClock();
    const api = testApi({ clock });
    const { access_token: token } = await signIn(api);
    clock.advance(HOUR - 1_000);
    expect((await profile(api, token)).status).toBe(200);
    clock.advance(1_000);
    await refused(await profile(api, token));
  });

  it.each(['', '.', '..', 'a.b.c', 'x', '\u00e9.\u00e9.\u00e9'])('is refused when it is %p', async (token) =>
    refused(await profile(testApi(), encodeURIComponent(token) || '-')),
  );

  it('is not a refresh token', async () => {
    const api = testApi();
    await refused(await profile(api, (await signIn(api)).refresh_token ?? ''));
  });

  it('may not be an API token: none has been issued', async () => {
    const response = await testApi().call('GET /api/v2/me/profile', { headers: { Authorization: 'API-Token abc' } });
    await refused(response);
  });

  it('may no longer what its person may no longer, and nothing more', async () => {
    const api = testApi();
    const { access_token: token } = await signIn(api, 'admin@example.org');
    const read = async () => (await api.world.tokens.check(token)).authorities;
    const { uuid } = api.world.users.byEmail('admin@example.org') ?? {};
    api.world.users.update(uuid ?? '', { roles: ['ROLE_USER', 'ROLE_TRANSLATOR'] });
    expect(await read()).toEqual(['ROLE_USER']);
  });

  it('ends with its account', async () => {
    const api = testApi();
    const { access_token: token } = await signIn(api);
    const user = api.world.users.byEmail('user@example.org');
    api.world.users.update(user?.uuid ?? '', { locked: true });
    await refused(await profile(api, token));
  });

  it('does not matter to an open line', async () => {
    const response = await testApi().call('GET /.well-known/openid-configuration', { token: 'dead' });
    expect(response.status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('rotates; the previous one is taken for ten seconds', async () => {
    const clock = manualClock();
    const api = testApi({ clock });
    const first = await signIn(api);
    const second = (await (await refresh(api, first.refresh_token)).json()) as TokenAnswer;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    clock.advance(10_000);
    const again = (await (await refresh(api, first.refresh_token)).json()) as TokenAnswer;
    // Both tabs end up with the same one.
    expect(claimsOf(again.refresh_token ?? '')['jti']).toBe(claimsOf(second.refresh_token ?? '')['jti']);
    expect((await refresh(api, again.refresh_token)).status).toBe(200);
  });

  it('ends the whole family when an older one is used again', async () => {
    const clock = manualClock();
    const api = testApi({ clock });
    const first = await signIn(api);
    const second = (await (await refresh(api, first.refresh_token)).json()) as TokenAnswer;
    clock.advance(10_001);
    const stolen = await refresh(api, first.refresh_token);
    expect(stolen.status).toBe(401);
    expect(await stolen.json()).toMatchObject({ error: 'invalid_token' });
    expect((await refresh(api, second.refresh_token)).status).toBe(401);
    expect((await profile(api, second.access_token)).status).toBe(401);
  });

  it('does not end the families of others', async () => {
    const api = testApi();
    const [mine, other] = [await signIn(api), await signIn(api, 'admin@example.org')];
    await api.call('POST /oauth/revoke', { body: asClient({ token: mine.refresh_token ?? '' }) });
    expect((await profile(api, mine.access_token)).status).toBe(401);
    expect((await profile(api, other.access_token)).status).toBe(200);
  });

  it('belongs to its client, and is not an access token', async () => {
    const api = testApi();
    const { access_token: access, refresh_token: token = '' } = await signIn(api);
    const body = asClient({ grant_type: 'refresh_token', refresh_token: token, client_id: 'scripts@example.org' });
    expect((await api.call('POST /oauth/token', { body })).status).toBe(401);
    expect((await refresh(api, access)).status).toBe(401);
  });

  it('ends at logout, as does its access token', async () => {
    const api = testApi();
    const { access_token: token, refresh_token: other } = await signIn(api);
    expect((await api.call('GET /oauth/logout', { token })).status).toBe(200);
    expect((await profile(api, token)).status).toBe(401);
    expect((await refresh(api, other)).status).toBe(401);
  });
});

describe('an origin', () => {
  const ask = (origin: string) =>
    testApi().call('POST /oauth/token', {
      body: asClient({ grant_type: 'client_credentials' }),
      headers: { Origin: origin },
    });

  it('that the client does not list is refused', async () => {
    expect((await ask('http://localhost')).status).toBe(200);
    expect((await ask('https://evil.example')).status).toBe(403);
    expect((await ask('null')).status).toBe(403);
  });

  it('is refused with a token too', async () => {
    const api = testApi();
    const token = await api.token('user@example.org');
    const response = await api.call('GET /api/v2/me/profile', { token, headers: { Origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
  });
});

describe('changes', () => {
  it('keep tokens alive over a restart', async () => {
    const { stores, text } = textStores();
    const before = testApi({ stores });
    const tokens = await signIn(before);
    const application = await before.token();
    const gone = await signIn(before, 'admin@example.org');
    await before.call('POST /oauth/revoke', { body: asClient({ token: gone.access_token }) });

    const after = testApi({ stores });
    expect((await profile(after, tokens.access_token)).status).toBe(200);
    expect((await profile(after, application)).status).toBe(403);
    expect((await profile(after, gone.access_token)).status).toBe(401);
    expect((await refresh(after, tokens.refresh_token)).status).toBe(200);
    expect(text()).not.toContain('Demo-2025!');
  });
});
