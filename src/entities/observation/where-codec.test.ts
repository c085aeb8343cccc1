import fc from 'fast-check';
import type { Where } from './where';
import { readWhere, writeWhere } from './where-codec';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '_', '__', '*', '*5f', 'eq', '3', 'a b&c=%'),
);
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const criterion = fc.record(
  { eq: texts, contains: texts, ge: text, gt: text, le: text, lt: text },
  { requiredKeys: [] },
);
const where: fc.Arbitrary<Where> = fc.dictionary(fc.uuid(), criterion, { maxKeys: 4, noNullPrototype: true });

test('criteria come back from the address as they were asked', () => {
  fc.assert(
    fc.property(where, (asked) => {
      const address = new URLSearchParams({ where: writeWhere(asked) }).toString();
      const read = readWhere(new URLSearchParams(address).get('where') ?? '');
      expect(read).toEqual(asked);
      expect(Object.keys(read ?? {})).toEqual(Object.keys(asked));
    }),
  );
});

test('whatever an address says is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (said) => {
      const read = readWhere(said);
      if (read && said !== '') expect(writeWhere(read).length).toBeGreaterThan(0);
    }),
  );
});

const HEIGHT = '0a0b0c0d-0000-4000-8000-000000000001';
const RUST = '0a0b0c0d-0000-4000-8000-000000000002';

test('an address can be read by people', () => {
  expect(writeWhere({ [HEIGHT]: { ge: '80', le: '120.5' }, [RUST]: { eq: ['3', '5'] } })).toBe(
    `${HEIGHT}_ge80_le120.5__${RUST}_eq3_eq5`,
  );
});

test.each(['x', `${HEIGHT}_zz3`, `${HEIGHT}_ge1_ge2`, `${HEIGHT}__${HEIGHT}`, `${HEIGHT}__`, `${HEIGHT}_`])(
  '%s is no question',
  (said) => {
    expect(readWhere(said)).toBeUndefined();
  },
);
