import * as fc from 'fast-check';
import { forgetTyped, keepTyped, typedAt } from './kept-typing';

const values = fc.dictionary(
  fc.string().filter((name) => name !== '__proto__'),
  fc.oneof(fc.string(), fc.boolean()),
);
const places = fc.constantFrom('/a#', '/a#name', '/dashboard/profile#');
const owners = fc.constantFrom('', 'ann@x', 'bob@x');

type Step =
  | { kind: 'keep'; place: string; owner: string; values: Record<string, unknown> | undefined }
  | { kind: 'read'; place: string; owner: string }
  | { kind: 'forget'; but: string[] };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('keep' as const),
      place: places,
      owner: owners,
      values: fc.option(values, { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('read' as const), place: places, owner: owners }),
    fc.record({ kind: fc.constant('forget' as const), but: fc.subarray(['', 'ann@x', 'bob@x']) }),
  ),
);

/** What must be there after a step, said without storage. */
function model(known: Map<string, { owner: string; values: unknown }>, step: Step): void {
  if (step.kind === 'keep') {
    if (step.values) known.set(step.place, { owner: step.owner, values: step.values });
    else known.delete(step.place);
  } else if (step.kind === 'read') {
    if (step.owner && known.get(step.place)?.owner !== step.owner) known.delete(step.place);
  } else {
    for (const [place, { owner }] of known) if (!step.but.includes(owner)) known.delete(place);
  }
}

test('what was typed is seen by whom it belongs to, and by nobody else', () => {
  fc.assert(
    fc.property(steps, (all: Step[]) => {
      sessionStorage.clear();
      const known = new Map<string, { owner: string; values: unknown }>();
      for (const step of all) {
        if (step.kind === 'keep') keepTyped(step.place, step.owner, step.values);
        if (step.kind === 'forget') forgetTyped(...step.but);
        if (step.kind === 'read') {
          const mine = known.get(step.place)?.owner === step.owner ? known.get(step.place)?.values : undefined;
          expect(typedAt(step.place, step.owner)).toEqual(mine);
        }
        model(known, step);
        expect(sessionStorage).toHaveLength(known.size);
      }
    }),
  );
});

test('forgetting leaves alone what others keep in the tab', () => {
  sessionStorage.setItem('scroll', '7');
  keepTyped('/a#', 'ann@x', { name: 'A' });
  forgetTyped();
  expect({ ...sessionStorage }).toEqual({ scroll: '7' });
});

test.each(['', 'null', '7', '{"owner":"ann@x"}', '{"owner":7,"values":{}}', '{"owner":"ann@x","values":null}', '{'])(
  'what cannot be read is nothing: %s',
  (text) => {
    sessionStorage.setItem('typed:/a#', text);
    expect(typedAt('/a#', 'ann@x')).toBeUndefined();
    sessionStorage.setItem('typed:/a#', text);
    forgetTyped('ann@x');
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a browser that keeps nothing is no fault', () => {
  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(() => keepTyped('/a#', 'ann@x', { name: 'A' })).not.toThrow();
  expect(typedAt('/a#', 'ann@x')).toBeUndefined();
});
