import fc from 'fast-check';
import type { Accession } from '@/contract/accession/accession';
import { changesSince, snapshotOf } from './passport-snapshot';
import {
  NO_SAVED_LISTS,
  MAX_NOTE_LENGTH,
  parseSavedLists,
  withNote,
  withSnapshots,
  type SavedLists,
} from './saved-lists';
import { described, switchedTo, withNewList, withoutList, type Lists } from './list-moves';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const uuids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(uuidOf), { maxLength: 8 });
const named = fc.record({ name: fc.string({ maxLength: 10 }), note: fc.string({ maxLength: 10 }) });
const lists = fc
  .tuple(named, uuids, fc.array(fc.tuple(named, uuids), { maxLength: 5 }))
  .map(([current, active, others]): Lists => {
    const shelved = others.map(([head, accessions], place) => ({ ...head, id: `list ${place}`, accessions }));
    return { saved: { ...NO_SAVED_LISTS, current: { ...current, id: 'current' }, lists: shelved }, active };
  });
/** Every list there is, active or not, by its id. */
const all = ({ saved, active }: Lists) =>
  Object.fromEntries([{ ...saved.current, accessions: active }, ...saved.lists].map((list) => [list.id, list]));

test('switching loses no list and changes none', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 5 }), (before, pick) => {
      const id = `list ${pick}`;
      const after = switchedTo(before, id);
      expect(all(after)).toEqual(all(before));
      expect(after.saved.current.id).toBe(before.saved.lists.some((list) => list.id === id) ? id : 'current');
      expect(all(switchedTo(after, 'current'))).toEqual(all(before));
    }),
  );
});

test('a new list leaves the others as they are, but for an empty one without a name', () => {
  fc.assert(
    fc.property(lists, named, uuids, (before, head, accessions) => {
      const after = withNewList(before, { ...head, id: 'new' }, accessions);
      const { new: made, ...others } = all(after);
      expect(made).toEqual({ ...head, id: 'new', accessions });
      const { current, ...kept } = all(before);
      const gone = current?.name === '' && current.accessions.length === 0;
      expect(others).toEqual(gone ? kept : { ...kept, current });
    }),
  );
});

test('deleting takes one list and no other; describing changes names only', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom('current', 'list 0', 'list 3', 'none'), (before, id) => {
      const { [id]: _, ...others } = all(before);
      const after = withoutList(before, id);
      const left = all(after);
      if (Object.keys(others).length) expect(left).toEqual(others);
      else
        expect(after).toEqual({ saved: { ...before.saved, current: NO_SAVED_LISTS.current, lists: [] }, active: [] });
      const renamed = all(described(before, { id, name: 'Renamed', note: '' }));
      for (const [key, list] of Object.entries(all(before)))
        expect(renamed[key]).toEqual(key === id ? { ...list, name: 'Renamed', note: '' } : list);
    }),
  );
});

test('whatever is stored, lists come of it or nothing, and the same lists come back', () => {
  const like = fc.record({
    current: fc.anything(),
    lists: fc.array(fc.record({ id: fc.anything(), name: fc.anything(), accessions: fc.anything() })),
    notes: fc.dictionary(fc.oneof(fc.uuid(), fc.string()), fc.anything()),
    seen: fc.dictionary(fc.uuid(), fc.anything()),
  });
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    like.map((value) => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const saved = parseSavedLists(stored);
      if (saved) expect(parseSavedLists(JSON.stringify(saved))).toEqual(saved);
    }),
  );
  expect(parseSavedLists(null)).toBe(NO_SAVED_LISTS);
  expect(parseSavedLists('[]')).toBeUndefined();
});

test('a note is trimmed, cut at its length, and gone when it is empty', () => {
  const noted = withNote(NO_SAVED_LISTS, uuidOf(1), `  ${'x'.repeat(MAX_NOTE_LENGTH + 5)} `);
  expect(noted.notes[uuidOf(1)]).toHaveLength(MAX_NOTE_LENGTH);
  expect(withNote(noted, uuidOf(1), ' ').notes).toEqual({});
});

const row = (more: Partial<Accession> = {}) =>
  ({
    uuid: uuidOf(1),
    accessionNumber: 'A 1',
    instituteCode: 'CZE122',
    taxonomy: { taxonName: 'Avena sativa L.' },
    historic: false,
    ...more,
  }) as Accession;

test('what an accession was is kept from the first day, and forgotten with the last list', () => {
  const first = snapshotOf(row(), '2024-01-01');
  const other = uuidOf(2);
  const saved: SavedLists = { ...NO_SAVED_LISTS, lists: [{ id: 'b', name: 'B', note: '', accessions: [other] }] };
  const seen = withSnapshots(
    saved,
    new Map([
      [uuidOf(1), first],
      [other, first],
    ]),
    [uuidOf(1)],
  );
  expect(Object.keys(seen.seen).toSorted()).toEqual([uuidOf(1), other]);
  const later = withSnapshots(seen, new Map([[uuidOf(1), snapshotOf(row({ historic: true }), '2025-01-01')]]), [
    uuidOf(1),
  ]);
  expect(later.seen[uuidOf(1)]).toEqual(first);
  expect(Object.keys(withSnapshots(later, new Map(), []).seen)).toEqual([other]);
});

test.each<[string, Partial<Accession>, string[]]>([
  ['nothing', {}, []],
  ['became historic', { historic: true }, ['historic']],
  ['was renumbered', { accessionNumber: 'A 2' }, ['accessionNumber']],
  ['changed hands', { instituteCode: 'DEU146' }, ['institute.code']],
  ['is no longer said to be available or not', { available: true }, ['available']],
  ['was given a DOI', { doi: '10.1/x' }, ['doi']],
])('changes: %s', (_, more, fields) => {
  expect(changesSince(snapshotOf(row(), '2024-01-01'), row(more)).map(({ field }) => field)).toEqual(fields);
});
