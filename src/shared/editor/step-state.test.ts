import fc from 'fast-check';
import type { Values } from './conflict';
import { nextState, type StepEvent, type StepState } from './step-state';
import { runs } from '../../../test/harness/runs';

interface Item {
  version: number;
}

const item = fc.record({ version: fc.nat(9) });
const values = fc.dictionary(fc.constantFrom('title', 'note'), fc.string({ maxLength: 3 }));
/** Each leaving is told from all others. */
const go = fc.nat(99).map((at) => Object.assign(() => undefined, { at }));

const event: fc.Arbitrary<StepEvent<Item>> = fc.oneof(
  fc.record({
    type: fc.constant('pressed' as const),
    aim: fc.constantFrom('stay' as const, 'next' as const, 'finish' as const),
  }),
  fc.record({ type: fc.constant('saveAndLeave' as const), go }),
  fc.record({ type: fc.constant('discarded' as const), go }),
  fc.record({ type: fc.constant('discarded' as const) }),
  fc.record({ type: fc.constant('saved' as const), saved: item }),
  fc.record({ type: fc.constant('kept' as const), now: item }),
  fc.record({ type: fc.constant('failed' as const) }),
  fc.record({ type: fc.constant('clashed' as const), was: item, theirs: item, mine: values }),
  fc.record({ type: fc.constant('settled' as const), base: values, values }),
  fc.record({ type: fc.constant('resumed' as const) }),
  fc.record({ type: fc.constant('gone' as const) }),
);
const story = fc.record({ begun: fc.option(item, { nil: undefined }), events: fc.array(event, { maxLength: 30 }) });

/** Each event of a story with the states before and after it. */
function* told({ begun, events }: { begun: Item | undefined; events: StepEvent<Item>[] }) {
  let before: StepState<Item> = { kept: begun, isNew: begun === undefined, aim: 'stay' };
  for (const [at, each] of events.entries()) {
    const after = nextState(before, each);
    yield { before, each, after, past: events.slice(0, at) };
    before = after;
  }
}

/** Holds after every event of any story. */
const always = (holds: (moment: ReturnType<typeof told> extends Generator<infer M> ? M : never) => void) =>
  fc.assert(
    fc.property(story, (one) => {
      for (const moment of told(one)) holds(moment);
    }),
    { seed: 36, numRuns: runs(500) },
  );

test('something is due only once it was saved or discarded', () =>
  always(({ before, each, after }) => {
    if (after.due && after.due !== before.due) expect(['saved', 'discarded']).toContain(each.type);
  }));

test('a saving goes where was asked for last, and nowhere if that failed', () =>
  always(({ before, each, after, past }) => {
    if (each.type !== 'saved') return;
    const last = past.findLast(({ type }) =>
      ['pressed', 'saveAndLeave', 'discarded', 'saved', 'resumed'].includes(type),
    );
    const failed = past.slice(last ? past.lastIndexOf(last) : 0).some(({ type }) => type === 'failed');
    const own = before.isNew ? { to: 'own', saved: each.saved } : undefined;
    if (last?.type === 'pressed' && last.aim === 'next') expect(after.due).toEqual({ to: 'next', saved: each.saved });
    else if (last?.type === 'saveAndLeave' && !failed) expect(after.due).toEqual({ to: 'away', go: last.go });
    else expect(after.due).toEqual(own);
  }));

test('what is finished is asked for by its button alone, and again only where that failed', () =>
  always(({ before, each, after, past }) => {
    if (after.aim !== 'finish') return;
    if (before.aim === 'finish') expect(['saved', 'discarded', 'saveAndLeave', 'resumed']).not.toContain(each.type);
    else expect(each).toMatchObject({ type: 'pressed', aim: 'finish' });
    const all = [...past, each];
    expect(
      all.findLast(({ type }) => ['pressed', 'saveAndLeave', 'discarded', 'saved', 'resumed'].includes(type)),
    ).toMatchObject({
      aim: 'finish',
    });
  }));

test('what is due is done once', () =>
  always(({ each, after }) => {
    if (each.type === 'gone') expect(after.due).toBeUndefined();
  }));

test('what is kept is what was saved last, by oneself or by whom a conflict was with', () =>
  always(({ before, each, after }) => {
    if (each.type === 'saved') expect(after.kept).toBe(each.saved);
    else if (each.type === 'kept') expect(after.kept).toBe(each.now);
    else if (each.type === 'settled' && before.conflict) expect(after.kept).toBe(before.conflict.theirs);
    else expect(after.kept).toBe(before.kept);
  }));

test('a conflict stays until it is settled or left, and nothing else begins the form anew', () =>
  always(({ before, each, after }) => {
    if (each.type === 'clashed')
      expect(after.conflict).toEqual({ was: each.was, theirs: each.theirs, mine: each.mine });
    else if (each.type === 'settled' || each.type === 'resumed') expect(after.conflict).toBeUndefined();
    else expect(after.conflict).toBe(before.conflict);
    const settled: { base: Values; values: Values } | undefined =
      each.type === 'settled' && before.conflict ? { base: each.base, values: each.values } : before.settled;
    expect(after.settled).toEqual(settled);
  }));
