import * as fc from 'fast-check';
import { ACCESS } from './cookie-jar';
import { fakeBrowser, jwt } from './tabs.fixture';
import { runs } from '../../../test/harness/runs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const which = fc.integer({ min: 0, max: 1 });

/** What may happen, in any order, in two tabs of one browser. */
const event = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), for: fc.constantFrom(1, 50, 120, 4_000, 54_950, 61_000) }),
  fc.record({ do: fc.constant('call' as const), tab: which, times: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('signIn' as const), tab: which, as: fc.constantFrom('ann@x', 'bob@x') }),
  fc.record({ do: fc.constant('signOut' as const), tab: which }),
  fc.record({ do: fc.constant('refused' as const), tab: which }),
  fc.record({ do: fc.constant('server' as const), mode: fc.constantFrom('ok', 'refuse', 'offline') }),
  fc.record({ do: fc.constant('skew' as const), by: fc.constantFrom(-3_600_000, -10_000, 10_000, 3_600_000) }),
  fc.record({ do: fc.constant('cookie' as const), value: fc.constantFrom('', 'junk', 'a.b.c', jwt('a0', 'eve@x')) }),
  fc.record({ do: fc.constant('reload' as const), tab: which }),
);

test('whatever happens, tabs agree with the cookies, and nothing is asked twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const browser = fakeBrowser();
      const { server } = browser;
      const tabs = [browser.tab(), browser.tab()];
      tabs.forEach(({ keeper }) => keeper.start());
      const at = (index: number) => tabs[index] ?? browser.tab();
      const faults: unknown[] = [];
      const watch = (work: Promise<unknown>) => void work.catch((fault: unknown) => faults.push(fault));

      for (const each of events) {
        if (each.do === 'wait') await jest.advanceTimersByTimeAsync(each.for);
        if (each.do === 'call') for (let n = 0; n < each.times; n += 1) watch(at(each.tab).keeper.token());
        if (each.do === 'signIn') watch(at(each.tab).keeper.signIn(each.as, 'secret'));
        if (each.do === 'signOut') watch(at(each.tab).keeper.signOut());
        if (each.do === 'refused') watch(at(each.tab).keeper.unauthorized(browser.access()));
        if (each.do === 'server') server.mode = each.mode;
        if (each.do === 'skew') browser.clock.skew += each.by;
        if (each.do === 'cookie') browser.jar.write(ACCESS, each.value);
        if (each.do === 'reload') {
          at(each.tab).close();
          tabs[each.tab] = browser.tab();
          at(each.tab).keeper.start();
        }
      }

      // The server recovers, what was under way settles, and each tab makes a call.
      await jest.advanceTimersByTimeAsync(5_000);
      server.mode = 'ok';
      for (const { keeper } of tabs) {
        // Compared when it is given: a token that could not be refreshed ends a moment later.
        const given = keeper.token().then((token) => ({ token, cookie: browser.access() }));
        await jest.advanceTimersByTimeAsync(5_000);
        const { token, cookie } = await given;
        expect(token).toBe(cookie);
      }
      const token = browser.access() ?? '';
      const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as { user_name?: string };
      tabs.forEach(({ keeper }) => keeper.wake());
      for (const { states, status, user } of tabs) {
        expect(user()).toBe(claims.user_name);
        expect(status() === 'user').toBe(claims.user_name !== undefined);
        // Claims only: no part of what the store was told is a token.
        expect(JSON.stringify(states)).not.toContain('.sign');
      }
      expect(server.reused).toEqual([]);
      expect(server.mostAtOnce).toBeLessThanOrEqual(1);
      faults.forEach((fault) => expect(fault).toHaveProperty('retryable'));
      const kept = ['session_token', 'session_failed', 'session_ended'].map((name) => browser.jar.read(name));
      expect(kept.join()).not.toContain('.sign');
      browser.closeAll();
      jest.clearAllTimers();
    }),
    { numRuns: runs(150) },
  );
});
