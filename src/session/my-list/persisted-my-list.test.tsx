import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { MY_LIST_KEY, MY_LIST_MAX } from '@/contract/constants';
import { notices } from '@/shared/ui/outcomes/notices';
import { myListChanged, myListUndone, selectMyList } from './my-list-slice';
import { persistedMyList } from './persisted-my-list';
import { readStoredList, writeStoredList } from './stored-list';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [A = '', B = '', C = ''] = [1, 2, 3].map(uuidOf);

const leave: (() => void)[] = [];

/** A tab on the one storage, without a screen. */
async function tab() {
  const { reducer, persist } = persistedMyList();
  const store = configureStore({
    reducer: combineReducers({ myList: reducer, notices }),
    middleware: () => new Tuple(),
  });
  const persisted = persist(store);
  leave.push(persisted.leave);
  await persisted.rehydrated;
  return {
    list: () => selectMyList(store.getState()),
    change: (list: readonly string[]) => store.dispatch(myListChanged(list)),
    undo: () => store.dispatch(myListUndone()),
    /** What is found while a reducer runs is said right after. */
    said: async () => {
      await Promise.resolve();
      return store.getState().notices.map(({ key, values }) => ({ ...values, key }));
    },
  };
}

const stored = () => localStorage.getItem(MY_LIST_KEY);
const store = (text: string) => localStorage.setItem(MY_LIST_KEY, text);
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const focus = () => window.dispatchEvent(new Event('focus'));
const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  localStorage.clear();
});

test('the storage holds exactly count and accessions', async () => {
  const { change } = await tab();
  expect(stored()).toBeNull();
  change([A, B]);
  expect(stored()).toBe(`{"count":2,"accessions":["${A}","${B}"]}`);
  change([]);
  expect(stored()).toBe('{"count":0,"accessions":[]}');
});

test('loads at start, without writing', async () => {
  const text = `{ "count": 9, "accessions": ["${A}"] }`;
  store(text);
  const { list, said } = await tab();
  expect(list()).toEqual([A]);
  expect(stored()).toBe(text);
  expect(await said()).toEqual([]);
});

test('reads again when the window gets the focus, and when another tab writes', async () => {
  const { list } = await tab();
  store(writeStoredList([A]));
  expect(list()).toEqual([]);
  focus();
  expect(list()).toEqual([A]);
  store(writeStoredList([A, B]));
  tell('something else');
  expect(list()).toEqual([A]);
  tell(MY_LIST_KEY);
  expect(list()).toEqual([A, B]);
  localStorage.clear();
  tell(null);
  expect(list()).toEqual([]);
});

test('two tabs that have not heard of each other lose nothing', async () => {
  store(writeStoredList([A]));
  const [one, other] = [await tab(), await tab()];
  one.change([A, B]);
  other.change([C]);
  expect(readStoredList(stored()).accessions).toEqual([B, C]);
  expect(other.list()).toEqual([B, C]);
  tell(MY_LIST_KEY);
  expect(one.list()).toEqual([B, C]);
});

test('two tabs that change in turns have the same list, and what was undone stays so', async () => {
  const [one, other] = [await tab(), await tab()];
  one.change([A]);
  one.undo();
  other.change([B]);
  one.change([...one.list(), C]);
  expect(one.list()).toEqual([B, C]);
  tell(MY_LIST_KEY);
  expect(other.list()).toEqual([B, C]);
  expect(stored()).toBe(writeStoredList([B, C]));
});

test('what a refusing storage did not take is put together with what another tab wrote meanwhile', async () => {
  const { list, change } = await tab();
  const full = refuse();
  change([A]);
  full.mockRestore();
  store(writeStoredList([B]));
  focus();
  expect(list()).toEqual([B, A]);
  expect(stored()).toBe(writeStoredList([B, A]));
});

test('an addition that no longer fits is refused, whichever tab filled the list', async () => {
  const full = Array.from({ length: MY_LIST_MAX }, (_, index) => uuidOf(index + 100));
  store(writeStoredList(full.slice(1)));
  const { list, change, said } = await tab();
  store(writeStoredList(full));
  change([...full.slice(1), A]);
  expect(list()).toEqual(full);
  expect(await said()).toEqual([{ key: 'common:myList.refused', count: 1, shown: 1, max: MY_LIST_MAX, room: 0 }]);
});

test('a full storage is told once; the list stays and is saved when there is room', async () => {
  const { list, change, said } = await tab();
  const full = refuse();
  change([A]);
  change([A, B]);
  focus();
  expect(list()).toEqual([A, B]);
  expect(stored()).toBeNull();
  expect(await said()).toEqual([{ key: 'common:myList.notSaved' }]);
  full.mockRestore();
  focus();
  expect(readStoredList(stored()).accessions).toEqual([A, B]);
});

test('a storage that may not even be read empties no list', async () => {
  const { list, change } = await tab();
  change([A]);
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  focus();
  change([A, B]);
  expect(list()).toEqual([A, B]);
  refused.mockRestore();
});

test('invalid uuids are removed and counted', async () => {
  store(JSON.stringify({ count: 4, accessions: [A, 'x', null, A, { uuid: B }, `${B} `] }));
  const { list, said } = await tab();
  expect(list()).toEqual([A, B]);
  expect(stored()).toBe(writeStoredList([A, B]));
  expect(await said()).toEqual([{ key: 'common:myList.invalid', count: 3 }]);
});

test.each(['', '[', 'null', '[]', '"v"', '{"accessions":{"0":"x"}}', '{"__proto__":{"accessions":[]}}'])(
  'broken contents are kept aside: %s',
  async (text) => {
    store(text);
    const { list, change, said } = await tab();
    expect(list()).toEqual([]);
    expect(await said()).toEqual([{ key: 'common:myList.broken' }]);
    change([A]);
    expect(localStorage.getItem('myList.kept1')).toBe(text);
    expect(stored()).toBe(writeStoredList([A]));
  },
);

test('more than a list may hold is kept aside as a whole, and the first of it is used', async () => {
  const text = writeStoredList(Array.from({ length: MY_LIST_MAX + 2 }, (_, index) => uuidOf(index)));
  store(text);
  const { list } = await tab();
  expect(list()).toHaveLength(MY_LIST_MAX);
  expect(localStorage.getItem('myList.kept1')).toBe(text);
});

test('broken contents that find no room aside are never written over', async () => {
  store('[');
  const full = refuse();
  const { list, change } = await tab();
  change([A]);
  full.mockRestore();
  change([A, B]);
  expect(list()).toEqual([A, B]);
  expect(stored()).toBe('[');
});

test('a change can be undone, and that again', async () => {
  const { list, change, undo } = await tab();
  change([A]);
  change([B]);
  undo();
  expect(list()).toEqual([A]);
  expect(stored()).toBe(writeStoredList([A]));
  undo();
  expect(list()).toEqual([B]);
});

test('what is added before the list has been read comes to it', async () => {
  store(writeStoredList([A]));
  const { reducer, persist } = persistedMyList();
  const early = configureStore({
    reducer: combineReducers({ myList: reducer, notices }),
    middleware: () => new Tuple(),
  });
  const { rehydrated, leave: stop } = persist(early);
  leave.push(stop);
  early.dispatch(myListChanged([B]));
  await rehydrated;
  expect(selectMyList(early.getState())).toEqual([A, B]);
  expect(stored()).toBe(writeStoredList([A, B]));
});

test('whatever is stored, a list comes of it and the same list comes back', async () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.record({ accessions: fc.array(fc.anything()) }).map((one) => JSON.stringify(one) ?? ''),
      ),
      (text) => {
        const { accessions } = readStoredList(text);
        expect(readStoredList(writeStoredList(accessions))).toEqual({ accessions, invalid: 0, whole: true });
      },
    ),
  );
});
