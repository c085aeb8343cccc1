import { fromBase64url, toBase64url } from '../../tools/crypto/base64url';
import { importKey, sign } from '../../tools/crypto/jwt';
import { textStores } from '../../tools/store/stores.fixture';
import { testApi, type TestApi } from '../world/api.fixture';

const encode = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(fromBase64url(token.split('.')[1] ?? ''))) as Record<string, unknown>;

const profile = (api: TestApi, token: string) => api.call('GET /api/v2/me/profile', { token });

const refused = async (response: Response) => {
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'invalid_token', error_description: 'Token is invalid' });
};

test('a token is refused with changed claims', async () => {
  const api = testApi();
  const token = await api.token('user@example.org');
  const [header, , signature] = token.split('.');
  const claims = { ...claimsOf(token), authorities: ['ROLE_ADMINISTRATOR'] };
  await refused(await profile(api, `${header}.${encode(claims)}.${signature}`));
});

test.each(['none', 'None', 'HS512'])('a token is refused with the algorithm %s', async (alg) => {
  const api = testApi();
  const token = await api.token('user@example.org');
  const [, payload, signature] = token.split('.');
  await refused(await profile(api, `${encode({ alg, typ: 'JWT' })}.${payload}.`));
  await refused(await profile(api, `${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`));
});

test('a token is refused when somebody else signed it', async () => {
  const api = testApi();
  const token = await api.token('user@example.org');
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)));
  await refused(await profile(api, await sign(key, claimsOf(token))));
  const other = testApi();
  await refused(await profile(api, await other.token('user@example.org')));
});

test('a token is refused when its key has no name, or another one', async () => {
  const api = testApi();
  const claims = claimsOf(await api.token('user@example.org'));
  const secret = api.world.store.rows<string>('accounts/signing-key').get('key') ?? '';
  const key = await importKey(fromBase64url(secret) ?? new Uint8Array());
  await refused(await profile(api, await sign(key, claims)));
  await refused(await profile(api, await sign(key, claims, 'another')));
  expect((await profile(api, await api.world.tokens.sign(claims))).status).toBe(200);
});

test.each([
  ['of another server', { iss: 'https://staging.example' }],
  ['of nobody', { iss: undefined }],
  ['for another server', { aud: 'https://staging.example/api' }],
  ['for an application, as ID tokens are', { aud: 'pgr-portal@example.org' }],
  ['for renewing', { aud: 'http://localhost/oauth/token' }],
  ['for many', { aud: ['http://localhost/api', 'https://evil.example'] }],
  ['for nobody', { aud: undefined }],
])('a token is refused %s, whoever signed it', async (_, changes) => {
  const api = testApi();
  const token = await api.token('user@example.org');
  await refused(await profile(api, await api.world.tokens.sign({ ...claimsOf(token), ...changes })));
});

test('a token of a copy of this server is refused, though its key is the same', async () => {
  const { stores } = textStores();
  const api = testApi({ stores });
  const token = await api.token('user@example.org');
  const copy = testApi({ stores, settings: { frontendUrl: 'https://staging.example' } });
  await refused(await profile(copy, token));
  expect((await profile(testApi({ stores }), token)).status).toBe(200);
});
