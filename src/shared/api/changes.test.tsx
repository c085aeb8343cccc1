import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiStore } from '../../../test/harness/api-store';
import { settled } from '../../../test/harness/settled';
import { api } from './api';
import { call } from './call';
import { catalogueChanged, watchCatalogue } from './changes';
import { setTokenPort } from './token-port';

const server = setupServer();
let version = 1;
let wait: Promise<void> | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  version = 1;
  wait = undefined;
  setTokenPort({ token: () => Promise.resolve('t1'), unauthorized: () => Promise.resolve('stop') });
  server.use(
    http.get('http://localhost/api/v2/crop/:name', async () => {
      const read = version;
      await wait;
      return HttpResponse.json({ version: read });
    }),
  );
});

const { changedCrop } = api.injectEndpoints({
  endpoints: (build) => ({
    changedCrop: build.query<unknown, string>({
      query: (shortName) => call('GET /crop/:shortName', { params: { shortName } }, { silent: true }),
    }),
  }),
  overrideExisting: true,
}).endpoints;

type Store = ReturnType<typeof apiStore>;
const shown = (store: Store, name: string) => changedCrop.select(name)(store.getState()).data;
const answered = async (store: Store) => {
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    await settled();
  }
};

test('what is shown is asked for anew, and what nobody shows is forgotten', async () => {
  const store = apiStore();
  const left = store.dispatch(changedCrop.initiate('barley'));
  await Promise.all([left, store.dispatch(changedCrop.initiate('maize'))]);
  left.unsubscribe();
  version = 2;
  store.dispatch(catalogueChanged());
  await answered(store);
  expect([shown(store, 'maize'), shown(store, 'barley')]).toEqual([{ version: 2 }, undefined]);
});

test('an answer under way, read before the change, is asked for once more', async () => {
  const store = apiStore();
  let answer: () => void = () => undefined;
  wait = new Promise((resolve) => {
    answer = resolve;
  });
  const first = store.dispatch(changedCrop.initiate('rye'));
  await settled();
  version = 2;
  store.dispatch(catalogueChanged());
  answer();
  await first;
  await answered(store);
  expect(shown(store, 'rye')).toEqual({ version: 2 });
});

test('other tabs hear of it, until they are closed', async () => {
  const other = apiStore();
  await other.dispatch(changedCrop.initiate('oat'));
  const close = watchCatalogue(other);
  version = 2;
  const tab = new BroadcastChannel('catalogue');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  tab.postMessage('changed');
  await settled();
  await answered(other);
  expect(shown(other, 'oat')).toEqual({ version: 2 });

  const heard = jest.fn();
  tab.addEventListener('message', heard);
  other.dispatch(catalogueChanged());
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  close();
  other.dispatch(catalogueChanged());
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  await answered(other);
  tab.close();
});
