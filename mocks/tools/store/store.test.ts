import fc from 'fast-check';
import { turns } from '../../../test/harness/turns';
import { MOST_FILE_BYTES } from './files';
import { makeStore, StorageFailed, type Store } from './store';
import { disk, pages, type Fault } from './stores.fixture';
import { runs } from '../../../test/harness/runs';

const TABLES = ['accounts/users', 'accounts/links', 'subset'] as const;

type Step =
  | { kind: 'set'; table: (typeof TABLES)[number]; key: string; value: number }
  | { kind: 'delete'; table: (typeof TABLES)[number]; key: string }
  | { kind: 'commit'; faults: Fault[]; meanwhile: boolean }
  | { kind: 'kill' };

const row = { table: fc.constantFrom(...TABLES), key: fc.constantFrom('a', 'b', 'c') };
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('set' as const), ...row, value: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), ...row }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('commit' as const),
        faults: fc.array(fc.constantFrom<Fault>('before', 'after'), { maxLength: 3 }),
        meanwhile: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const) }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 30 },
);

const contents = (store: Store): Map<string, unknown> =>
  new Map(
    TABLES.flatMap((table) => [...store.rows(table).entries()].map(([key, value]) => [`${table} ${key}`, value])),
  );

test('whatever is changed, kept, refused by the disk and killed: what was acknowledged is there, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { backends, faults } = disk();
      let store = makeStore(await backends());
      await store.ready();
      let kept = new Map<string, unknown>();
      for (const step of all) {
        if (step.kind === 'set') store.rows(step.table).set(step.key, step.value);
        if (step.kind === 'delete') store.rows(step.table).delete(step.key);
        if (step.kind === 'commit') {
          const asked = contents(store);
          faults.push(...step.faults);
          const ended = store.commit().then(
            () => true,
            () => false,
          );
          // Once the write has begun: on what it writes, and on something else.
          for (let turn = 0; step.meanwhile && turn < 5; turn += 1) await Promise.resolve();
          if (step.meanwhile) {
            store.rows('subset').set('a', 'meanwhile');
            store.rows('accounts/users').set('d', 'meanwhile');
          }
          if (await ended) kept = asked;
          else expect(contents(store)).toEqual(kept);
          faults.length = 0;
          // The first may wait for what is being said once more after the failure; the second has room.
          await store.commit();
          await store.commit();
          if (step.meanwhile && contents(store).get('accounts/users d') === 'meanwhile') kept = contents(store);
          expect(contents(store)).toEqual(kept);
        }
        if (step.kind === 'kill') {
          store = makeStore(await backends());
          await store.ready();
          expect(contents(store)).toEqual(kept);
        }
      }
    }),
    { numRuns: runs(1000) },
  );
});

async function opened() {
  const { backends, faults, writes } = disk();
  const store = makeStore(await backends());
  await store.ready();
  return { store, faults, writes, reopened: async () => makeStore(await backends()) };
}

test('who changed something hears that it was taken back, also when another call wrote it', async () => {
  const { store, faults } = await opened();
  const rows = store.rows<number>('subset');
  rows.set('a', 1);
  await store.commit();
  const mark = store.mark();
  rows.set('a', 2);
  faults.push('before');
  await expect(store.commit()).rejects.toThrow(StorageFailed);
  await expect(store.commit(mark)).rejects.toMatchObject({ full: true });
  expect(rows.get('a')).toBe(1);
  // The next call has changed nothing yet, or something new.
  await store.commit(store.mark());
  const next = store.mark();
  rows.set('a', 3);
  await store.commit(next);
  expect(rows.get('a')).toBe(3);
});

test('two calls at once are one write', async () => {
  const { store, writes } = await opened();
  store.rows('subset').set('first', 1);
  const first = store.commit();
  await Promise.resolve();
  const others = ['b', 'c', 'd'].map((key) => {
    store.rows('subset').set(key, 1);
    return store.commit();
  });
  await Promise.all([first, ...others]);
  expect(writes.map(({ changes }) => changes.length)).toEqual([1, 3]);
});

test('what is only noted fails nobody, and is written when there is room', async () => {
  const { store, faults, reopened } = await opened();
  const mark = store.mark();
  store.rows<string>('accounts/uses', 'noted').set('token', 'today');
  faults.push('before', 'before');
  await store.commit(mark);
  await store.commit();
  expect(store.rows('accounts/uses').get('token')).toBe('today');
  faults.length = 0;
  store.rows('accounts/users').set('u', 1);
  await store.commit();
  const again = await reopened();
  await again.ready();
  expect(again.rows('accounts/uses').get('token')).toBe('today');
});

test('what is set before anything is restored is what an empty store begins with, and only that', async () => {
  const { backends } = disk();
  const begin = async () => {
    const store = makeStore(await backends());
    const users = store.rows<string>('accounts/users');
    users.set('admin', 'published password');
    users.set('other', 'published password');
    await store.ready();
    await store.commit();
    return users;
  };
  const first = await begin();
  expect(first.size).toBe(2);
  const store = makeStore(await backends());
  await store.ready();
  store.rows('accounts/users').set('admin', 'own password');
  store.rows('accounts/users').delete('other');
  await store.commit();
  const later = await begin();
  expect([...later.entries()]).toEqual([['admin', 'own password']]);
});

test('two pages have the same rows, whoever writes', async () => {
  const [one, two] = await pages();
  const [a, b] = [makeStore({ changes: one }), makeStore({ changes: two })];
  await Promise.all([a.ready(), b.ready()]);
  const heard = jest.fn();
  b.onChange('subset', heard);
  a.rows('subset').set('x', 1);
  await a.commit();
  await b.commit();
  expect(b.rows('subset').get('x')).toBe(1);
  expect(heard).toHaveBeenCalledTimes(1);
  // In the same moment: both end with what was written last.
  for (let round = 0; round < 20; round += 1) {
    a.rows('subset').set('x', `a${round}`);
    b.rows('subset').set('x', `b${round}`);
    await Promise.all([a.commit(), b.commit()]);
    await turns();
    expect(a.rows('subset').get('x')).toBe(b.rows('subset').get('x'));
  }
  a.rows('subset').delete('x');
  await a.commit();
  await turns();
  expect(b.rows('subset').size).toBe(0);
});

test('files lie beside the rows', async () => {
  const { store, reopened } = await opened();
  const bytes = Uint8Array.from([0, 1, 255]);
  await store.files.put('subset/1/report.pdf', bytes);
  const again = await reopened();
  await again.ready();
  expect([...((await again.files.get('subset/1/report.pdf')) ?? [])]).toEqual([...bytes]);
  await again.files.put('tasks/1', bytes);
  expect(await again.files.list('subset/')).toEqual(['subset/1/report.pdf']);
  await again.files.delete('subset/1/report.pdf');
  expect(await again.files.get('subset/1/report.pdf')).toBeUndefined();
  await expect(again.files.put('large', new Uint8Array(MOST_FILE_BYTES + 1))).rejects.toThrow(RangeError);
});
