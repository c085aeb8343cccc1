import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiStore } from '../../../../test/harness/api-store';
import { api } from '../api';
import { prefetchCall, forgetPrefetchedCalls } from './prefetched-calls';
import { call } from '../call';
import { requestOf } from './request-of';
import { serverAddress } from '../server-address';
import { setTokenPort } from '../token-port';

const server = setupServer();
let answers: Response[] = [];
let asked = 0;

const line = call('POST /vocabulary/wiews/decode', { body: ['CZE122'] });
const begunApi = api.injectEndpoints({
  endpoints: (build) => ({ begunDecode: build.query<unknown, number>({ query: () => line }) }),
  overrideExisting: true,
});
const store = apiStore();

/** Each has an argument of its own: nothing is answered from the store. */
let times = 0;
const ask = async () => (await store.dispatch(begunApi.endpoints.begunDecode.initiate((times += 1)))).data;
const prefetch = () => prefetchCall(serverAddress(line.path), requestOf(line, 't1'));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.use(
    http.post('*/vocabulary/wiews/decode', () => {
      asked += 1;
      return answers.shift() ?? HttpResponse.json('asked anew');
    }),
  );
  setTokenPort({ token: () => Promise.resolve('t1'), unauthorized: () => Promise.resolve('stop') });
});
afterAll(() => {
  setTokenPort();
  server.close();
});
beforeEach(() => {
  forgetPrefetchedCalls();
  [answers, asked] = [[], 0];
});

it('answers a call with what was prefetched, once', async () => {
  answers = [HttpResponse.json('prefetched')];
  prefetch();
  expect(await ask()).toBe('prefetched');
  expect(asked).toBe(1);
  expect(await ask()).toBe('asked anew');
});

it.each([
  ['failed', HttpResponse.json({ error: 'busy' }, { status: 503 })],
  ['got no answer', HttpResponse.error()],
])('asks anew when what was prefetched %s', async (_, answer) => {
  answers = [answer];
  prefetch();
  expect(await ask()).toBe('asked anew');
});

it('does not answer with what is old', async () => {
  answers = [HttpResponse.json('prefetched')];
  prefetch();
  forgetPrefetchedCalls();
  expect(await ask()).toBe('asked anew');
});
