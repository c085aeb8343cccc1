import * as fc from 'fast-check';
import { manualClock } from '../../tools/store/clock';
import { makeOneTime } from './one-time';

const LIFE = 60_000;

test('a secret is good once and in time, whatever else goes on', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('issue' as const) }),
    fc.record({ do: fc.constant('use' as const), which: fc.nat(9) }),
    fc.record({ do: fc.constant('wait' as const), milliseconds: fc.nat(LIFE) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clock = manualClock();
      const codes = makeOneTime<number>(clock, LIFE);
      const issued: { secret: string; at: number; used: boolean }[] = [];
      for (const each of steps) {
        if (each.do === 'wait') clock.advance(each.milliseconds);
        else if (each.do === 'issue') issued.push({ secret: codes.issue(issued.length), at: clock.now(), used: false });
        else {
          const known = issued[each.which];
          if (!known) continue;
          const found = codes.use(known.secret);
          const good = !known.used && clock.now() - known.at < LIFE;
          expect(found?.good ?? false).toBe(good);
          if (found) expect(found.value).toBe(each.which);
          known.used = true;
        }
      }
      expect(new Set(issued.map(({ secret }) => secret)).size).toBe(issued.length);
    }),
  );
});

test('a secret that was made up is nobody’s', () => {
  expect(makeOneTime(manualClock(), LIFE).use('x')).toBeUndefined();
});

test('what was used is remembered, so that a second use is known, and forgotten in the end', () => {
  const clock = manualClock();
  const codes = makeOneTime<string>(clock, LIFE);
  const secret = codes.issue('value');
  codes.use(secret);
  clock.advance(LIFE * 5);
  expect(codes.use(secret)).toEqual({ value: 'value', good: false });
  clock.advance(LIFE * 10);
  codes.issue('another');
  expect(codes.use(secret)).toBeUndefined();
});
