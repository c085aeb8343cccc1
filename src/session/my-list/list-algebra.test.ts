import fc from 'fast-check';
import { MY_LIST_MAX } from '@/contract/constants';
import { asUuid, intersection, membersOf, merged, union, withAll, without } from './list-algebra';
import { runs } from '../../../test/harness/runs';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const uuids = (most: number) => fc.uniqueArray(fc.integer({ min: 0, max: most }).map(uuidOf), { maxLength: 40 });
const list = uuids(60);
/** As many as a list may hold, but for `room`. */
const almostFull = (room: number) => Array.from({ length: MY_LIST_MAX - room }, (_, index) => uuidOf(index));
const sorted = (some: readonly string[]) => [...some].toSorted();
const same = (one: readonly string[], other: readonly string[]) => expect(sorted(one)).toEqual(sorted(other));

test('a list holds no uuid twice, and everything added once', () => {
  fc.assert(
    fc.property(list, fc.array(fc.integer({ min: 0, max: 60 }).map(uuidOf)), (before, given) => {
      const { list: after, added, refused, invalid } = withAll(before, given);
      expect(new Set(after).size).toBe(after.length);
      expect(after.length).toBe(before.length + added);
      expect([refused, invalid]).toEqual([0, 0]);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(given.every((uuid) => membersOf(after).has(uuid))).toBe(true);
      // Adding again changes nothing, not even the list itself.
      expect(withAll(after, given)).toEqual({ list: after, added: 0, refused: 0, invalid: 0 });
      expect(withAll(after, given).list).toBe(after);
      same(without(after, without(given, before)), before);
    }),
  );
});

test('never more than the maximum, and never a part of an addition', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 12 }), (room, more) => {
      const before = almostFull(room);
      const given = Array.from({ length: more }, (_, index) => uuidOf(1_000_000 + index));
      const { list: after, added, refused } = withAll(before, [...given, ...before.slice(0, 3)]);
      expect(after.length).toBeLessThanOrEqual(MY_LIST_MAX);
      expect([added, refused]).toEqual(more <= room ? [more, 0] : [0, more]);
      expect(after.length).toBe(before.length + added);
    }),
    { numRuns: runs(30) },
  );
});

test('texts that are no uuid are counted and not taken', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.uuid())), (given) => {
      const { list: after, invalid } = withAll([], given);
      expect(invalid).toBe(given.filter((text) => asUuid(text) === undefined).length);
      expect(after.every((uuid) => asUuid(uuid) === uuid)).toBe(true);
    }),
  );
  expect(asUuid(' 0F3E6C0A-9C7B-4B7E-8A39-0123456789AB ')).toBe('0f3e6c0a-9c7b-4b7e-8a39-0123456789ab');
  for (const other of ['', 'v2xqd', '../a', null, 5, {}, '0f3e6c0a9c7b4b7e8a390123456789ab'])
    expect(asUuid(other)).toBeUndefined();
});

test('sets obey their laws', () => {
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      same(union(a, b), union(b, a));
      same(union(union(a, b), c), union(a, union(b, c)));
      same(intersection(a, b), intersection(b, a));
      same(intersection(a, union(b, c)), union(intersection(a, b), intersection(a, c)));
      same(without(a, union(b, c)), intersection(without(a, b), without(a, c)));
      same(union(without(a, b), intersection(a, b)), a);
      expect(without(a, a)).toEqual([]);
    }),
  );
});

test('changes of two tabs are put together', () => {
  fc.assert(
    fc.property(list, list, list, (base, ours, theirs) => {
      const both = merged(base, ours, theirs);
      expect(new Set(both).size).toBe(both.length);
      for (const uuid of union(union(base, ours), theirs)) {
        const [before, here, there] = [base, ours, theirs].map((one) => membersOf(one).has(uuid));
        // Whoever changed something about it, wins; of two that changed it, both did the same.
        expect(membersOf(both).has(uuid)).toBe(here === before ? there : here);
      }
      same(merged(base, ours, base), ours);
      same(merged(base, base, theirs), theirs);
    }),
  );
});
