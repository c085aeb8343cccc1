import * as fc from 'fast-check';
import type { Stored } from '@/contract/entity';
import { processorTime } from '../../../test/harness/processor-time';
import { makeAudit } from './audit';
import { manualClock } from './clock';
import { makeStore, type Store } from './store';
import { disk, pages } from './stores.fixture';
import { makeTable } from './table';

interface Crop extends Stored {
  name: string;
  title?: string;
  members?: readonly string[];
}

const SEEDS: readonly Crop[] = [{ name: 'wheat', version: 1 }, { name: 'barley' }];

function makeCrops(store: Store = makeStore()) {
  const clock = manualClock();
  const audit = makeAudit(store, clock);
  const gone: string[] = [];
  const table = makeTable<Crop>(
    { store, audit, clock },
    {
      name: 'crop',
      key: ({ name }) => name,
      seeds: () => Promise.resolve(SEEDS),
      cascade: ({ name }) => void gone.push(name),
      missed: ({ title }) => title === 'missed',
    },
  );
  const history = (name: string) => audit.of('crop', name, (uuid) => `the person ${uuid}`);
  return { table, clock, gone, history };
}

const ANNA = { by: 'anna' };

test('holds what a map would hold, whatever is done', async () => {
  const name = fc.constantFrom('wheat', 'barley', 'rye', 'oats');
  const step = fc.record({
    act: fc.constantFrom('create', 'change', 'remove' as const),
    name,
    title: fc.constantFrom('a', 'b', 'missed'),
    stale: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { table, clock } = makeCrops();
      const model = new Map<string, Crop>(SEEDS.map((seed) => [seed.name, seed]));
      await table.all();
      for (const { act, name: at, title, stale } of steps) {
        const known = model.get(at);
        const version = (known?.version ?? 0) + (stale ? 1 : 0);
        const revision = table.revision;
        const others = table.rows().filter((row) => row.name !== at);
        clock.advance(1_000);
        const done = (() => {
          try {
            if (act === 'create') table.create({ name: at, title }, ANNA);
            else if (act === 'change') table.change(at, version, { title }, ANNA);
            else table.remove(at, version, ANNA);
            return true;
          } catch (error) {
            expect(error).toMatchObject({ status: 409 });
            return false;
          }
        })();
        expect([act, done]).toEqual([act, act === 'create' ? !known : known !== undefined && !stale]);
        if (done && act === 'create') model.set(at, { name: at, title, version: 1 });
        if (done && act === 'change' && known && known.title !== title)
          model.set(at, { ...known, title, version: (known.version ?? 0) + 1 });
        if (done && act === 'remove') model.delete(at);
        expect(table.revision > revision).toBe(done && (act !== 'change' || known?.title !== title));
        // What did not change stays the same object: caches hang on it.
        for (const row of others) expect(table.get(row.name)).toBe(row);
      }
      const rows = table.rows().map(({ name: at, title, version }) => [at, title, version]);
      expect(new Set(rows.map((row) => row.join()))).toEqual(
        new Set([...model.values()].map(({ name: at, title, version }) => [at, title, version].join())),
      );
    }),
  );
});

test('who and when, and every write in the history', async () => {
  const { table, clock, gone, history } = makeCrops();
  await table.all();
  const made = table.create({ name: 'rye' }, ANNA);
  expect(made).toMatchObject({ version: 1, createdBy: 'anna', createdDate: '2025-06-01T00:00:00.000Z' });
  clock.advance(60_000);
  const members = Array.from({ length: 30 }, (_, at) => `a${at}`);
  const changed = table.change('rye', 1, { title: 'Rye', members }, { by: 'bert' });
  expect(changed).toMatchObject({ version: 2, createdBy: 'anna', lastModifiedBy: 'bert' });
  expect(changed.lastModifiedDate).toBe('2025-06-01T00:01:00.000Z');
  expect(table.change('rye', 2, { title: 'Rye' }, ANNA)).toBe(changed);
  table.change('rye', 2, { members: [...members.slice(10), 'b'] }, { by: undefined });
  table.remove('rye', 3, { by: 'anna', reason: 'Twice here.' });
  expect(gone).toEqual(['rye']);
  const entries = history('rye').map(({ uuid: _uuid, logDate: _logDate, ...rest }) => rest);
  expect(entries).toEqual([
    { action: 'DELETE', by: 'the person anna', reason: 'Twice here.' },
    { action: 'DELETE', by: 'the person anna', reason: 'Twice here.', property: 'name', previous: 'rye', value: null },
    { action: 'DELETE', by: 'the person anna', reason: 'Twice here.', property: 'title', previous: 'Rye', value: null },
    { action: 'DELETE', by: 'the person anna', reason: 'Twice here.', property: 'members', added: 0, removed: 21 },
    { action: 'UPDATE', by: null, property: 'members', added: 1, removed: 10 },
    { action: 'UPDATE', by: 'the person bert', property: 'title', previous: null, value: 'Rye' },
    { action: 'UPDATE', by: 'the person bert', property: 'members', added: 30, removed: 0 },
    { action: 'INSERT', by: 'the person anna' },
  ]);
});

test('tells whether what was removed is missed, and takes its key again', async () => {
  const { table } = makeCrops();
  await table.all();
  table.change('wheat', 1, { title: 'missed' }, ANNA);
  table.remove('wheat', 2, ANNA);
  table.remove('barley', undefined, ANNA);
  expect([table.isGone('wheat'), table.isGone('barley'), table.isGone('rye')]).toEqual([true, false, false]);
  expect(table.rows()).toEqual([]);
  table.create({ name: 'wheat' }, ANNA);
  expect(table.isGone('wheat')).toBe(false);
});

test('has what was made at one instant as it came, after what is older', async () => {
  const { table, clock } = makeCrops();
  await table.all();
  clock.advance(1_000);
  const names = Array.from({ length: 100 }, (_, at) => `${(at * 37) % 100}`);
  for (const name of names) table.create({ name }, ANNA);
  clock.advance(-500);
  table.create({ name: 'older' }, ANNA);
  expect(table.rows().map(({ name }) => name)).toEqual(['wheat', 'barley', 'older', ...names]);
});

test('ten thousand rows are made and changed in one breath without being put together after each', async () => {
  const { table } = makeCrops();
  await table.all();
  let made = 0;
  const time = processorTime(() => {
    const names = Array.from({ length: 10_000 }, () => `${made++}`);
    for (const name of names) table.create({ name }, ANNA);
    for (const name of names) table.change(name, 1, { title: name }, ANNA);
  });
  expect(table.rows()).toHaveLength(made + SEEDS.length);
  expect(time).toBeLessThan(8_000);
});

test('is the same after a restart, in its order', async () => {
  const { backends } = disk();
  const store = makeStore(await backends());
  await store.ready();
  const { table, clock } = makeCrops(store);
  await table.all();
  for (const name of ['rye', 'oats', 'maize']) {
    clock.advance(1_000);
    table.create({ name }, ANNA);
  }
  table.remove('wheat', 1, ANNA);
  table.change('barley', 0, { title: 'Barley' }, ANNA);
  await store.commit();
  const again = makeStore(await backends());
  await again.ready();
  const after = makeCrops(again);
  expect(await after.table.all()).toEqual(table.rows());
  expect(after.table.rows().map(({ name }) => name)).toEqual(['barley', 'rye', 'oats', 'maize']);
  expect(after.history('barley')).toEqual([expect.objectContaining({ property: 'title', value: 'Barley' })]);
});

test('follows another page of the browser', async () => {
  const [here, there] = await Promise.all(
    (await pages()).map(async (changes) => {
      const store = makeStore({ changes });
      await store.ready();
      return { store, ...makeCrops(store) };
    }),
  );
  if (!here || !there) throw new Error('There are no pages.');
  await Promise.all([here.table.all(), there.table.all()]);
  const { revision } = there.table;
  here.table.change('wheat', 1, { title: 'Wheat' }, ANNA);
  await here.store.commit();
  expect(there.table.revision).toBeGreaterThan(revision);
  expect(there.table.get('wheat')).toMatchObject({ title: 'Wheat', version: 2 });
  expect(() => there.table.change('wheat', 1, { title: 'Mine' }, ANNA)).toThrow(
    expect.objectContaining({ status: 409 }) as Error,
  );
});
