import { ACCESS, REFRESH } from './cookie-jar';
import { fakeBrowser, jwt, later, signedIn } from './tabs.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a visitor', () => {
  test('is anonymous at once, and calls wait for one application token', async () => {
    const { tab, server, access } = fakeBrowser();
    const { keeper, status } = tab();
    keeper.start();
    expect(status()).toBe('anonymous');
    const waiting = Promise.all(Array.from({ length: 20 }, () => keeper.token()));
    await later(150);
    expect(new Set(await waiting)).toEqual(new Set([access()]));
    expect(server.asked).toEqual(['application']);
  });

  test('gets no token from a server out of reach, and one as soon as it answers', async () => {
    const { tab, server } = fakeBrowser();
    server.mode = 'offline';
    const { keeper, warnings } = tab();
    keeper.start();
    const failing = expect(keeper.token()).rejects.toMatchObject({ status: 'OFFLINE', retryable: true });
    await later(300);
    await failing;
    expect(warnings).toEqual(['Asking for a token failed: OFFLINE']);
    server.mode = 'ok';
    const token = keeper.token();
    await later(150);
    expect(await token).toBeDefined();
  });

  test('has a new token in the last 5 seconds, the old one while none is to be had', async () => {
    const { tab, server, access } = fakeBrowser();
    const { keeper } = tab();
    keeper.start();
    await later(100 + 54_900);
    const first = access();
    expect(await keeper.token()).toBe(first);
    server.mode = 'offline';
    await later(200);
    const meanwhile = keeper.token();
    await later(300);
    expect(await meanwhile).toBe(first);
    server.mode = 'ok';
    const next = keeper.token();
    await later(150);
    expect(await next).not.toBe(first);
  });
});

describe('a signed-in person', () => {
  test('is refreshed 5 seconds before the end, and again after each success', async () => {
    const { server, states, warnings, keeper, access } = await signedIn();
    const first = access();
    await later(54_800);
    expect(server.asked).toEqual([]);
    await later(300);
    expect(server.asked).toEqual(['refresh r2']);
    expect(await keeper.token()).not.toBe(first);
    await later(55_200);
    expect(server.asked).toEqual(['refresh r2', 'refresh r3']);
    expect(states.map(({ status }) => status)).toEqual(['anonymous', 'user', 'user', 'user']);
    expect(warnings).toEqual([]);
  });

  test('whose tab slept waits for the refresh', async () => {
    const { keeper, server, clock, access } = await signedIn();
    const first = access();
    clock.skew += 58_000;
    const token = keeper.token();
    await later(150);
    expect(await token).not.toBe(first);
    expect(server.asked).toEqual(['refresh r2']);
  });

  test('stays so after a failed refresh, is told at the end, and may come back by reloading', async () => {
    const { tab, keeper, server, status, warnings, access } = await signedIn();
    const first = access();
    server.mode = 'offline';
    await later(55_200);
    expect(warnings).toEqual(['Refreshing the session failed: OFFLINE']);
    expect(status()).toBe('user');
    expect(await keeper.token()).toBe(first);
    server.mode = 'ok';
    await later(4_000);
    expect(server.countOf('refresh')).toBe(1);
    expect(status()).toBe('user');
    await later(1_500);
    expect(status()).toBe('expired');
    expect(server.countOf('refresh')).toBe(1);
    keeper.stop();
    const reloaded = tab();
    reloaded.keeper.start();
    expect(reloaded.status()).toBe('starting');
    await later(300);
    expect(reloaded.user()).toBe('ann@x');
  });

  test('is not brought back by a refused refresh token', async () => {
    const { tab, server, status, access, refresh } = await signedIn();
    server.mode = 'refuse';
    await later(55_200);
    expect([status(), refresh()]).toEqual(['user', undefined]);
    server.mode = 'ok';
    await later(5_500);
    expect(status()).toBe('expired');
    expect(access()).toBe(jwt('a3'));
    const reloaded = tab();
    reloaded.keeper.start();
    expect(reloaded.status()).toBe('anonymous');
  });

  test('without a refresh token is one to the end', async () => {
    const { jar, keeper, status, server } = await signedIn();
    jar.clear(REFRESH);
    keeper.wake();
    await later(59_000);
    expect(status()).toBe('user');
    await later(2_000);
    expect(status()).toBe('expired');
    expect(server.countOf('refresh')).toBe(0);
  });

  test('leaves nothing behind on signing out', async () => {
    const { keeper, server, status, access, refresh, jar } = await signedIn();
    const former = access();
    const leaving = keeper.signOut();
    expect([status(), access(), refresh()]).toEqual(['anonymous', undefined, undefined]);
    await later(1_000);
    await leaving;
    expect(server.asked.sort()).toEqual(['application', 'end', 'revoke a2', 'revoke r2']);
    expect(jar.read('session_token')).not.toContain(former);
  });

  test('whose cookie turns into something else is told, and did not sign out', async () => {
    const { keeper, status, jar } = await signedIn();
    jar.write(ACCESS, 'not a token');
    keeper.wake();
    expect(status()).toBe('expired');
    await later(200);
    expect(status()).toBe('expired');
  });

  test('is signed out although the server is out of reach', async () => {
    const { keeper, server, status } = await signedIn();
    server.mode = 'offline';
    const leaving = keeper.signOut();
    await later(1_000);
    await expect(leaving).resolves.toBeUndefined();
    expect(status()).toBe('anonymous');
  });

  test('who signs out during a refresh stays out', async () => {
    const { keeper, server, access, status } = await signedIn();
    await later(55_000);
    expect(server.asked).toEqual(['refresh r2']);
    void keeper.signOut();
    await later(1_000);
    expect(status()).toBe('anonymous');
    expect(access()).toBe(jwt('a4'));
    expect(server.asked).toContain('revoke r3');
  });

  test('with a wrong password is told, and nothing changes', async () => {
    const { keeper, server, user } = await signedIn();
    server.mode = 'refuse';
    const failing = expect(keeper.signIn('bob@x', 'wrong')).rejects.toMatchObject({ status: 400 });
    await later(150);
    await failing;
    expect(user()).toBe('ann@x');
  });

  test('may become another, whose predecessor is revoked', async () => {
    const { keeper, server, user } = await signedIn();
    void keeper.signIn('bob@x', 'secret');
    await later(300);
    expect(user()).toBe('bob@x');
    expect(server.asked).toEqual(['password bob@x', 'revoke r2']);
  });

  test('is recognised by cookies alone, of unknown age', async () => {
    const { tab, jar, server } = fakeBrowser();
    jar.write(ACCESS, jwt('a9', 'ann@x'));
    jar.write(REFRESH, jwt('r9', 'ann@x'));
    const { keeper, status } = tab();
    keeper.start();
    expect(status()).toBe('user');
    await later(150);
    expect(server.asked).toEqual(['refresh r9']);
  });

  test("is not swapped by somebody else's refresh token", async () => {
    const { tab, jar, server } = fakeBrowser();
    jar.write(ACCESS, jwt('a9', 'ann@x'));
    jar.write(REFRESH, jwt('r8', 'bob@x'));
    const { keeper, user } = tab();
    keeper.start();
    expect(await keeper.token()).toBe(jwt('a9', 'ann@x'));
    expect([user(), server.asked]).toEqual(['ann@x', []]);
  });
});

describe('401', () => {
  test('ends the session of a person, without a refresh', async () => {
    const { keeper, server, status, access, refresh } = await signedIn();
    const refused = await keeper.token();
    const answers = Promise.all(Array.from({ length: 5 }, () => keeper.unauthorized(refused)));
    await later(300);
    expect(await answers).toEqual(['stop', 'stop', 'stop', 'stop', 'stop']);
    expect([status(), access(), refresh()]).toEqual(['expired', jwt('a3'), undefined]);
    expect(server.asked).toEqual(['revoke r2', 'application']);
  });

  test('gives the application one new token', async () => {
    const { tab, server } = fakeBrowser();
    const { keeper, status } = tab();
    keeper.start();
    await later(150);
    const refused = await keeper.token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => keeper.unauthorized(refused)));
    expect(new Set(answers)).toEqual(new Set(['retry']));
    const token = keeper.token();
    await later(150);
    expect(await token).not.toBe(refused);
    expect(await keeper.unauthorized(refused)).toBe('retry');
    expect(server.asked).toEqual(['application', 'application']);
    expect(status()).toBe('anonymous');
  });

  test('for a token refreshed while the call was on its way signs nobody out', async () => {
    const { keeper, status } = await signedIn();
    const old = await keeper.token();
    await later(55_000);
    const verdict = keeper.unauthorized(old);
    await later(200);
    expect([await verdict, status()]).toEqual(['retry', 'user']);
  });

  test('of a former account is no reason to ask again as the next', async () => {
    const { keeper, user } = await signedIn();
    const old = await keeper.token();
    void keeper.signIn('bob@x', 'secret');
    await later(300);
    expect(await keeper.unauthorized(old)).toBe('stop');
    expect(user()).toBe('bob@x');
  });
});

describe('a person whose name changed', () => {
  test('has a new token at once, which the next refresh follows', async () => {
    const { keeper, server, access } = await signedIn();
    const first = access();
    const renewing = keeper.renewNow();
    await later(150);
    await renewing;
    expect(access()).not.toBe(first);
    await later(55_100);
    expect(server.asked).toEqual(['refresh r2', 'refresh r3']);
    expect(server.reused).toEqual([]);
  });

  test('keeps the session where that fails, and the refresh that is due later', async () => {
    const { keeper, server, access, warnings, status } = await signedIn();
    const first = access();
    server.mode = 'offline';
    const renewing = keeper.renewNow();
    await later(150);
    await renewing;
    expect(warnings).toEqual(['Renewing the session failed: OFFLINE']);
    expect(access()).toBe(first);
    server.mode = 'ok';
    await later(55_000);
    expect(access()).not.toBe(first);
    expect(status()).toBe('user');
  });
});
