import type { TokenAnswer } from '@/contract/account/session';
import { manualClock } from '../../tools/store/clock';
import { PEOPLE, type Person } from './demo-provider';
import { challengeOf } from './pkce';
import { readIdToken, signIdToken, type IdClaims } from './id-token';
import { goal, openSite, parametersOf, VERIFIER, type Site } from './browser.fixture';

const clock = manualClock();
let site: Site;
beforeEach(async () => {
  site = await openSite({ clock });
});
afterEach(() => site.close());

const redeem = (code = '') => site.tokens({ grant_type: 'authorization_code', code, code_verifier: VERIFIER });
const profile = (token: string) =>
  fetch(`${site.base}/api/v2/me/profile`, { headers: { Authorization: `Bearer ${token}` } });
/** From the portal to the people of the provider. */
const toPeople = async () => {
  const sent = await site.get(await site.authorizeAddress({ idp: 'demo' }));
  return (await site.get(goal(sent).href)).text();
};
const choose = async (fields: Record<string, string>) =>
  goal(await site.send(await toPeople(), '/oauth/demo-provider', fields)).href;

describe('the identity provider', () => {
  test('says who somebody is; the account is made at the first time and found at the next', async () => {
    const tokens = async () => {
      const back = await site.get(await choose({ person: 'p-1001' }));
      expect(parametersOf(back)).toMatchObject({ state: 'the state', iss: site.base });
      return (await (await redeem(parametersOf(back)['code'])).json()) as TokenAnswer;
    };
    const one = (await (await profile((await tokens()).access_token)).json()) as { uuid: string };
    expect(one).toMatchObject({ email: 'olena@provider.example', accountType: 'EXTERNAL', roles: ['ROLE_USER'] });
    expect(await (await profile((await tokens()).access_token)).json()).toMatchObject({ uuid: one.uuid });
  });

  test('shows people, and its own state, nonce and challenge', async () => {
    const sent = goal(await site.get(await site.authorizeAddress({ idp: 'demo' })));
    const page = await (await site.get(sent.href)).text();
    expect(page).toContain('Olena Outside');
    for (const secret of ['the state', 'the nonce']) expect([...sent.searchParams.values()]).not.toContain(secret);
    expect(page).not.toContain('<script');
  });

  test('marks the browser with a cookie that no script reads and no other site sends along', async () => {
    const [cookie, ...others] = (await site.get(await site.authorizeAddress({ idp: 'demo' }))).headers.getSetCookie();
    expect(cookie).toMatch(/^oauth_[\w-]{8}=[\w-]{43}; Path=\/oauth\/callback; Max-Age=600; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
  });

  test('takes a code from its client only, by its secret', async () => {
    const { provider } = site.world.authorization;
    const redirectUri = `${site.base}/oauth/callback`;
    const exchanged = async (clientSecret: string) => {
      const challenge = await challengeOf(VERIFIER);
      const code = provider.codeFor({ person: PEOPLE[0] as Person, redirectUri, challenge, nonce: 'n' });
      return provider.exchange('http://idp.example', { code, clientSecret, redirectUri, verifier: VERIFIER });
    };
    expect(await exchanged('guessed')).toBeUndefined();
    expect(await exchanged(provider.client.secret)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test.each([
    ['refuses', { refuse: '1' }, 'access_denied'],
    ['has the address of a local account', { person: 'p-1003' }, 'account_exists'],
  ])('somebody who %s goes back without a code', async (_, fields, error) => {
    const back = parametersOf(await site.get(await choose(fields)));
    expect(back).toMatchObject({ error, state: 'the state' });
    expect(back).not.toHaveProperty('code');
    expect(site.world.users.byEmail('user@example.org')).toMatchObject({ accountType: 'LOCAL' });
  });

  test.each([
    ['disabled', { active: false }],
    ['locked', { locked: true }],
    ['expired', { expires: '2020-01-01T00:00:00Z' }],
  ])('opens no account that is %s', async (why, change) => {
    await site.get(await choose({ person: 'p-1002' }));
    site.world.users.update(site.world.users.byEmail('kwame@provider.example')?.uuid ?? '', change);
    expect(parametersOf(await site.get(await choose({ person: 'p-1002' })))).toMatchObject({ error: `account_${why}` });
  });

  test.each([
    ['with a state that is not known', (url: URL) => url.searchParams.set('state', 'x'), undefined],
    ['with a code that is not known', (url: URL) => url.searchParams.set('code', 'x'), 'server_error'],
    ['without a code', (url: URL) => url.searchParams.delete('code'), 'server_error'],
    ['with an error', (url: URL) => url.searchParams.set('error', 'access_denied'), 'access_denied'],
  ])('comes back %s', async (_, change: (url: URL) => void, error) => {
    const url = new URL(await choose({ person: 'p-1001' }));
    change(url);
    const response = await site.get(url.href);
    if (error) expect(parametersOf(response)).toMatchObject({ error, state: 'the state' });
    else expect(response.status).toBe(400);
    expect(site.world.users.byEmail('olena@provider.example')).toBeUndefined();
  });

  test('leads back once, in time, and only the browser that went there', async () => {
    const [foreign, late, good] = [
      await choose({ person: 'p-1001' }),
      await choose({ person: 'p-1001' }),
      await choose({ person: 'p-1001' }),
    ];
    expect((await site.get(foreign, true)).status).toBe(400);
    expect((await site.get(good)).status).toBe(303);
    expect((await site.get(good)).status).toBe(400);
    clock.advance(600_000);
    expect((await site.get(late)).status).toBe(400);
  });

  test.each<[string, (now: number) => Partial<IdClaims> & { by?: string }]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['for another client', () => ({ aud: 'another' })],
    ['of another login', () => ({ nonce: 'another' })],
    ['that ends now', (now) => ({ exp: now })],
    ['of nobody', () => ({ sub: '' })],
    ['without an address', () => ({ email: '' })],
    ['with an address that nobody confirmed', () => ({ email_verified: false })],
    ['that somebody else signed', () => ({ by: 'guessed' })],
  ])('an ID token %s lets nobody in', async (_, wrong) => {
    const { provider } = site.world.authorization;
    const { exchange, client } = provider;
    const comeBack = async ({ by = client.secret, ...changes }: ReturnType<typeof wrong>) => {
      provider.exchange = async (...given) => {
        const claims = await readIdToken(client.secret, (await exchange(...given)) ?? '');
        return signIdToken(by, { ...(claims as IdClaims), ...changes });
      };
      return parametersOf(await site.get(await choose({ person: 'p-1001' })));
    };
    expect(await comeBack(wrong(clock.now() / 1_000))).toMatchObject({ error: 'server_error' });
    expect(site.world.users.byEmail('olena@provider.example')).toBeUndefined();
    expect(await comeBack({ exp: clock.now() / 1_000 + 1 })).toHaveProperty('code');
  });

  test('a code of one login is of no use in another', async () => {
    const [one, other] = [new URL(await choose({ person: 'p-1001' })), new URL(await choose({ person: 'p-1002' }))];
    one.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(parametersOf(await site.get(one.href))).toMatchObject({ error: 'server_error' });
  });

  test.each([
    ['an unknown client', { client_id: 'x' }],
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['no challenge', { code_challenge: '' }],
  ])('answers %s with a page', async (_, changes: Record<string, string>) => {
    const url = goal(await site.get(await site.authorizeAddress({ idp: 'demo' })));
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
    expect((await site.get(url.href)).status).toBe(400);
    const form = Object.fromEntries(url.searchParams);
    expect((await site.send('', '/oauth/demo-provider', { ...form, person: 'p-1001' })).status).toBe(400);
  });
});
