import { ACCESS } from './cookie-jar';
import { fakeBrowser, jwt, later, signedIn } from './tabs.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('two tabs', () => {
  test('50 calls waiting at the end of a token make one refresh', async () => {
    const { tab, keeper, server, clock } = await signedIn();
    const other = tab();
    other.keeper.start();
    clock.skew += 57_000;
    const waiting = Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 ? keeper : other.keeper).token()));
    await later(500);
    expect(new Set(await waiting).size).toBe(1);
    expect(server.asked).toEqual(['refresh r2']);
  });

  test('keep to one refresh when the timers of both are due', async () => {
    const { tab, server } = await signedIn();
    tab().keeper.start();
    await later(55_500);
    await later(55_500);
    expect(server.asked).toEqual(['refresh r2', 'refresh r3']);
  });

  test('one failed refresh is not tried by the other', async () => {
    const { tab, server } = await signedIn();
    tab().keeper.start();
    server.mode = 'offline';
    await later(58_000);
    expect(server.countOf('refresh')).toBe(1);
  });

  test.each([
    ['told', true],
    ['not told, before its next call', false],
  ])('the other follows signing in and out: %s', async (_, hears) => {
    const { tab, server } = fakeBrowser();
    const one = tab();
    const two = tab({ hears });
    one.keeper.start();
    two.keeper.start();
    await later(300);
    void one.keeper.signIn('ann@x', 'secret');
    await later(150);
    if (!hears) await two.keeper.token();
    expect(two.user()).toBe('ann@x');
    void one.keeper.signOut();
    await later(600);
    if (!hears) await two.keeper.token();
    expect(two.status()).toBe('anonymous');
    expect(server.mostAtOnce).toBe(1);
  });

  test('both say that the session expired', async () => {
    const { tab, keeper, status } = await signedIn();
    const other = tab({ hears: false });
    other.keeper.start();
    void keeper.unauthorized(await keeper.token());
    await later(300);
    await other.keeper.token();
    expect([status(), other.status()]).toEqual(['expired', 'expired']);
  });

  test('a token with other roles changes who is here', async () => {
    const { jar, keeper, states } = await signedIn();
    jar.write(ACCESS, jwt('a9', 'ann@x', ['ROLE_ADMINISTRATOR']));
    keeper.wake();
    expect(states.at(-1)?.claims?.authorities).toEqual(['ROLE_ADMINISTRATOR']);
  });
});

describe('clocks', () => {
  test.each([-86_400_000, -3_600_000, 3_600_000, 86_400_000])('%d ms off changes nothing', async (skew) => {
    const browser = fakeBrowser();
    browser.clock.skew = skew;
    const { keeper, user } = browser.tab();
    keeper.start();
    void keeper.signIn('ann@x', 'secret');
    await later(54_900);
    expect(browser.server.countOf('refresh')).toBe(0);
    await later(400);
    expect(browser.server.countOf('refresh')).toBe(1);
    expect(user()).toBe('ann@x');
  });

  test('set back while the page is open do not prolong a token', async () => {
    const { keeper, server, clock, tab } = await signedIn();
    await later(30_000);
    clock.skew -= 3_600_000;
    await keeper.token();
    expect(server.asked).toEqual([]);
    // A tab opened after that cannot know better than the token's whole life.
    tab().keeper.start();
    await later(25_500);
    expect(server.asked).toEqual(['refresh r2']);
  });

  test('a token that lives shorter than 5 seconds is renewed at half its life, not without end', async () => {
    const { server } = await signedIn(4);
    await later(10_000);
    expect(server.countOf('refresh')).toBeLessThanOrEqual(5);
  });
});
