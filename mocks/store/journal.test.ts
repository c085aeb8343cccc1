import { makeJournal, type SnapshotStore } from './journal';

/** A browser: one database, and pages that hear of each other's changes. */
function browser() {
  let saved: unknown;
  const listeners: ((snapshot: unknown) => void)[] = [];
  return (): SnapshotStore => {
    const mine: (typeof listeners)[number][] = [];
    return {
      load: async () => saved,
      save: async (snapshot) => {
        saved = JSON.parse(JSON.stringify(snapshot));
      },
      share: (snapshot) => listeners.filter((each) => !mine.includes(each)).forEach((each) => each(snapshot)),
      onShared: (listener) => {
        mine.push(listener);
        listeners.push(listener);
      },
    };
  };
}

function counter(store: SnapshotStore) {
  const journal = makeJournal(store);
  let count = 0;
  journal.keep('count', {
    dump: () => count,
    restore: (state) => {
      count = Number(state);
    },
  });
  return {
    journal,
    add: () => {
      count += 1;
      journal.changed();
    },
    get count() {
      return count;
    },
  };
}

test('what was kept is there after a restart', async () => {
  const page = browser();
  const first = counter(page());
  await first.journal.ready();
  first.add();
  first.add();
  await first.journal.flush();
  const second = counter(page());
  await second.journal.ready();
  expect(second.count).toBe(2);
});

test('several pages hear of each change at once', async () => {
  const page = browser();
  const [a, b] = [counter(page()), counter(page())];
  a.add();
  a.add();
  await Promise.resolve();
  expect(b.count).toBe(2);
  b.add();
  await Promise.resolve();
  expect(a.count).toBe(3);
});

test('a failed write does not stop the next', async () => {
  let fails = true;
  const saves: unknown[] = [];
  const { journal, add } = counter({
    load: async () => undefined,
    save: async (snapshot) => {
      if (fails) throw new Error('disk full');
      saves.push(snapshot);
    },
  });
  add();
  await journal.flush().catch(() => undefined);
  fails = false;
  add();
  await journal.flush();
  expect(saves).toEqual([{ count: 2 }]);
});
