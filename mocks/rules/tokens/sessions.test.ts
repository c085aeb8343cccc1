import type { OwnSession } from '@/contract/account/account';
import type { TokenAnswer } from '@/contract/account/session';
import { keyIdOf } from '../../tools/crypto/jwt';
import { manualClock } from '../../tools/store/clock';
import { asClient, testApi, type TestApi } from '../world/api.fixture';
import { PORTAL_CLIENT } from './clients';

const DAY = 24 * 3_600_000;

async function signIn(api: TestApi): Promise<TokenAnswer> {
  const fields = { grant_type: 'password', username: 'user@example.org', password: 'Demo-2025!' };
  const response = await api.call('POST /oauth/token', { body: asClient(fields) });
  return (await response.json()) as TokenAnswer;
}

const refresh = (api: TestApi, token = '') =>
  api.call('POST /oauth/token', { body: asClient({ grant_type: 'refresh_token', refresh_token: token }) });
const profile = (api: TestApi, token: string) => api.call('GET /api/v2/me/profile', { token });

test('a session ends for good 90 days after its sign-in, however often it is renewed', async () => {
  const clock = manualClock();
  const api = testApi({ clock });
  let { refresh_token: token } = await signIn(api);
  for (let days = 20; days < 90; days += 20) {
    clock.advance(20 * DAY);
    const renewed = await refresh(api, token);
    expect(renewed.status).toBe(200);
    ({ refresh_token: token } = (await renewed.json()) as TokenAnswer);
  }
  clock.advance(10 * DAY);
  expect((await refresh(api, token)).status).toBe(401);
});

test('the key that signs can be renewed: the former one is taken until the next time', async () => {
  const api = testApi();
  const { access_token: token } = await signIn(api);
  api.world.tokens.renewKey();
  expect((await profile(api, token)).status).toBe(200);
  const { access_token: next } = await signIn(api);
  expect(keyIdOf(next)).not.toBe(keyIdOf(token));
  api.world.tokens.renewKey();
  expect([(await profile(api, token)).status, (await profile(api, next)).status]).toEqual([401, 200]);
});

test('a person has a hundred sessions at most: the oldest ends', async () => {
  const clock = manualClock();
  const { world } = testApi({ clock });
  const user = world.users.byEmail('user@example.org');
  if (!user) throw new Error('no user');
  const first = await world.tokens.forUser(PORTAL_CLIENT, user);
  clock.advance(1);
  for (let at = 0; at < 99; at += 1) await world.tokens.forUser(PORTAL_CLIENT, user);
  await world.tokens.check(first.access_token);
  await world.tokens.forUser(PORTAL_CLIENT, user);
  await expect(world.tokens.check(first.access_token)).rejects.toThrow('Token is invalid');
});

test('a person sees and ends their own sessions only; one of a code that nobody exchanged is gone after a minute', async () => {
  const clock = manualClock();
  const api = testApi({ clock });
  const { tokens, users } = api.world;
  const [admin, user] = [users.byEmail('admin@example.org'), users.byEmail('user@example.org')];
  if (!admin || !user) throw new Error('nobody');
  const hers = tokens.begin(PORTAL_CLIENT, admin);
  const token = await api.token('user@example.org');
  expect((await api.call(`DELETE /api/v2/me/sessions/${hers}`, { token })).status).toBe(404);
  tokens.begin(PORTAL_CLIENT, user);
  const seen = async () => (await (await api.call('GET /api/v2/me/sessions', { token })).json()) as OwnSession[];
  expect(await seen()).toMatchObject([{ current: true }, { current: false }]);
  clock.advance(60_000);
  expect(await seen()).toMatchObject([{ current: true, lastUsed: new Date(clock.now()).toISOString() }]);
  expect(tokens.sessionsOf(admin.uuid)).toEqual([]);
});
