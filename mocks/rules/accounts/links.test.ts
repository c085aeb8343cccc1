import * as fc from 'fast-check';
import { LINK_PURPOSES, type LinkPurpose } from '@/contract/account/account';
import { ApiFailure } from '../../tools/http/api-failure';
import { manualClock, type ManualClock } from '../../tools/store/clock';
import { makeStore } from '../../tools/store/store';
import { textStores } from '../../tools/store/stores.fixture';
import { LINK_LIFETIME, makeLinks, MAX_LINKS, type KeptLink, type Links } from './links';

const DAY = 24 * 3_600_000;

/** What happened, in a word: `ok` or the fault. */
async function outcome(doing: Promise<unknown>): Promise<string> {
  try {
    await doing;
    return 'ok';
  } catch (failure) {
    return failure instanceof ApiFailure ? `${failure.status} ${failure.error}` : String(failure);
  }
}

function made(): { clock: ManualClock; links: Links } {
  const clock = manualClock();
  return { clock, links: makeLinks(clock, makeStore()) };
}

async function linkOf(links: Links, purpose: LinkPurpose, userUuid = 'ann') {
  const { tokens, keep } = await links.draw();
  keep({ purpose, userUuid, email: `${userUuid}@example.org` });
  return tokens;
}

type Step = (parts: { links: Links; clock: ManualClock; open: string; cancel: string }) => unknown;

const STATES: [string, Step, string][] = [
  ['untouched', () => undefined, 'ok'],
  ['a moment before its end', ({ clock }) => clock.advance(LINK_LIFETIME.pwdreset - 1), 'ok'],
  ['at its end', ({ clock }) => clock.advance(LINK_LIFETIME.pwdreset), '410 link_expired'],
  ['used', ({ links, open }) => links.use(open, 'pwdreset'), '410 link_used'],
  ['cancelled', ({ links, open }) => links.cancel(open, 'pwdreset'), '410 link_cancelled'],
  ['cancelled by the other token', ({ links, cancel }) => links.cancel(cancel, 'pwdreset'), '410 link_cancelled'],
  ['replaced', ({ links }) => links.endAll('ann', 'replaced', { purpose: 'pwdreset' }), '410 link_replaced'],
  ['ended with all of the person', ({ links }) => links.endAll('ann', 'cancelled'), '410 link_cancelled'],
  ['beside those of others', ({ links }) => links.endAll('bob', 'cancelled'), 'ok'],
  ['beside those of another purpose', ({ links }) => links.endAll('ann', 'replaced', { purpose: 'delete' }), 'ok'],
];

test.each(STATES)('%s', async (_, step, expected) => {
  const { clock, links } = made();
  const tokens = await linkOf(links, 'pwdreset');
  await step({ links, clock, ...tokens });
  expect(await outcome(links.shown(tokens.open))).toBe(expected);
  expect(await outcome(links.use(tokens.open, 'pwdreset'))).toBe(expected);
});

test('what was used and has expired since was used', async () => {
  const { clock, links } = made();
  const { open } = await linkOf(links, 'delete');
  await links.use(open, 'delete');
  clock.advance(30 * DAY);
  expect(await outcome(links.shown(open))).toBe('410 link_used');
  clock.advance(DAY);
  expect(await outcome(links.shown(open))).toBe('404 link_unknown');
});

test('a token of another purpose, none at all, or one that can only cancel is unknown', async () => {
  const { links } = made();
  const { open, cancel } = await linkOf(links, 'validate');
  expect(await outcome(links.use(open, 'delete'))).toBe('404 link_unknown');
  expect(await outcome(links.use(cancel, 'validate'))).toBe('404 link_unknown');
  for (const token of ['', 'x', crypto.randomUUID(), open.toUpperCase(), `${open} `])
    expect(await outcome(links.use(token, 'validate'))).toBe('404 link_unknown');
  expect(await outcome(links.use(open, 'validate'))).toBe('ok');
});

test('of many at once one uses it', async () => {
  const { links } = made();
  const { open } = await linkOf(links, 'validate');
  const all = await Promise.all(Array.from({ length: 20 }, () => outcome(links.use(open, 'validate'))));
  expect(all.filter((each) => each === 'ok')).toHaveLength(1);
});

test('outlive a restart by their hash alone', async () => {
  const { stores, text } = textStores();
  const clock = manualClock();
  const before = makeStore(stores);
  const { open, cancel } = await linkOf(makeLinks(clock, before), 'delete');
  await before.commit();
  expect(text()).toContain('ann@example.org');
  for (const token of [open, cancel]) expect(text()).not.toContain(token);

  const after = makeStore(stores);
  const links = makeLinks(clock, after);
  await after.ready();
  expect(await outcome(links.use(open, 'delete'))).toBe('ok');
});

interface Model {
  purpose: LinkPurpose;
  user: string;
  until: number;
  state: 'open' | 'used' | 'cancelled' | 'replaced';
}

test('do what a model does in whatever order', async () => {
  const purpose = fc.constantFrom(...LINK_PURPOSES);
  const user = fc.constantFrom('ann', 'bob');
  const step = fc.oneof(
    fc.record({ do: fc.constant('make' as const), purpose, user }),
    fc.record({ do: fc.constantFrom('use' as const, 'cancel' as const), purpose, nth: fc.nat(9) }),
    fc.record({ do: fc.constant('replace' as const), purpose, user }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  );
  const expected = (model: Model | undefined, asked: LinkPurpose, now: number): string => {
    if (!model || model.purpose !== asked || model.until + 30 * DAY <= now) return '404 link_unknown';
    if (model.state !== 'open') return `410 link_${model.state}`;
    return model.until <= now ? '410 link_expired' : 'ok';
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, links } = made();
      const models: Model[] = [];
      const tokens: string[] = [];
      for (const each of steps) {
        if (each.do === 'make') {
          tokens.push((await linkOf(links, each.purpose, each.user)).open);
          const until = clock.now() + LINK_LIFETIME[each.purpose];
          models.push({ purpose: each.purpose, user: each.user, until, state: 'open' });
        } else if (each.do === 'wait') clock.advance(each.hours * 3_600_000);
        else if (each.do === 'replace') {
          links.endAll(each.user, 'replaced', { purpose: each.purpose });
          for (const model of models)
            if (model.user === each.user && model.purpose === each.purpose && model.state === 'open')
              model.state = 'replaced';
        } else {
          const model = models[each.nth];
          const happened = await outcome(links[each.do](tokens[each.nth] ?? crypto.randomUUID(), each.purpose));
          expect(happened).toBe(expected(model, each.purpose, clock.now()));
          if (model && happened === 'ok') model.state = each.do === 'use' ? 'used' : 'cancelled';
        }
      }
    }),
  );
});

test('there is room for so many links: those that ended go first, then whichever was drawn first', async () => {
  const store = makeStore();
  const clock = manualClock();
  const links = makeLinks(clock, store);
  const ended = await linkOf(links, 'pwdreset', 'ended');
  const first = await linkOf(links, 'validate', 'first');
  clock.advance(1);
  const second = await linkOf(links, 'validate', 'second');
  await links.use(ended.open, 'pwdreset');
  const rows = store.rows<KeptLink>('accounts/links');
  const one = [...rows.values()].find(({ purpose }) => purpose === 'validate');
  for (let at = 3; at < MAX_LINKS; at++) rows.set(`other ${at}`, { ...one, open: `other ${at}` } as KeptLink);
  const outcomes = () => Promise.all([ended, first, second].map(({ open }) => outcome(links.shown(open))));
  expect(await outcomes()).toEqual(['410 link_used', 'ok', 'ok']);
  // It ends soonest of all, and is the newest.
  const reset = await linkOf(links, 'pwdreset', 'third');
  expect(await outcomes()).toEqual(['404 link_unknown', '404 link_unknown', 'ok']);
  expect(await outcome(links.use(reset.open, 'pwdreset'))).toBe('ok');
});

test('however many links of requests there are, those of accounts keep their room', async () => {
  const store = makeStore();
  const links = makeLinks(manualClock(), store);
  const validation = await linkOf(links, 'validate');
  for (let at = 0; at < MAX_LINKS + 10; at++) {
    const { keep } = await links.draw();
    keep({ purpose: 'request-answer', userUuid: `request ${at % 500}`, email: 'genebank@example.org', holder: 'X' });
  }
  expect(store.rows('accounts/links').size).toBe(1);
  const reset = await linkOf(links, 'pwdreset');
  expect(await outcome(links.use(validation.open, 'validate'))).toBe('ok');
  expect(await outcome(links.use(reset.open, 'pwdreset'))).toBe('ok');
});
