import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiStore } from '../../../../test/harness/api-store';
import { Gate, settled } from '../../../../test/harness/settled';
import { api } from '../api';
import { call, type CallOptions } from '../call';
import { cancelledMiddleware } from '../cancelled';
import type { Failure } from '../failure';
import { setTokenPort } from '../token-port';

const at = (path: string) => `http://localhost/api/v2${path}`;
const server = setupServer();
const sent: { url: string; token: string | null }[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', ({ request }) => {
    sent.push({ url: request.url, token: request.headers.get('Authorization') });
  });
  setTokenPort({ token: () => Promise.resolve('t1'), unauthorized: () => Promise.resolve('stop') });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});

interface Args extends CallOptions {
  name: string;
}

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testCrop: build.query<unknown, Args>({
      query: ({ name, ...options }) => call('GET /crop/:shortName', { params: { shortName: name } }, options),
    }),
    testDecode: build.mutation<unknown, CallOptions>({
      query: (options) => call('POST /vocabulary/wiews/decode', { body: ['CZE122'] }, options),
    }),
    testMetadata: build.query<unknown, void>({
      query: () => call('GET /.well-known/openid-configuration', {}),
    }),
  }),
  overrideExisting: true,
});

const AT_ONCE = 30;

const makeStore = () => apiStore(cancelledMiddleware);

async function ask(args: Args): Promise<{ data?: unknown; error?: Failure }> {
  const { data, error } = await makeStore().dispatch(testApi.endpoints.testCrop.initiate(args));
  return { data, error: error as Failure | undefined };
}

const answering = (answer: () => Response | Promise<Response>) => server.use(http.get(at('/crop/:name'), answer));
const hanging = () => server.use(http.get(at('/crop/:name'), new Gate().pass));

test('sends the token and reads JSON', async () => {
  answering(() => HttpResponse.json({ name: 'Wheat' }));
  expect(await ask({ name: 'wheat' })).toEqual({ data: { name: 'Wheat' } });
  expect(sent).toEqual([{ url: at('/crop/wheat'), token: 'Bearer t1' }]);
});

test('asks for sentences in the language of the page', async () => {
  server.use(
    http.get(at('/crop/:name'), ({ request }) => {
      const language = request.headers.get('Accept-Language');
      return HttpResponse.json({ error: 'a', localizedError: language, error_description: 'c' }, { status: 400 });
    }),
  );
  expect((await ask({ name: 'wheat' })).error?.message).toBe('en');
  document.documentElement.lang = 'pt-BR';
  expect((await ask({ name: 'wheat' })).error?.message).toBe('pt-BR');
  document.documentElement.lang = '';
});

test('what lies at the root of the host needs no token', async () => {
  const never = () => new Promise<string>(() => undefined);
  setTokenPort({ token: never, unauthorized: () => Promise.resolve('stop') });
  server.use(http.get('http://localhost/.well-known/openid-configuration', () => HttpResponse.json({ issuer: 'x' })));
  const { data } = await makeStore().dispatch(testApi.endpoints.testMetadata.initiate());
  expect(data).toEqual({ issuer: 'x' });
});

describe('a failure says', () => {
  test('the words of the server', async () => {
    answering(() => HttpResponse.json({ error: 'a', error_description: 'c' }, { status: 502 }));
    expect((await ask({ name: 'wheat' })).error).toEqual({ status: 502, message: 'c', retryable: true, code: 'a' });
  });

  test('the status where the answer is not JSON', async () => {
    answering(() => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }));
    expect((await ask({ name: 'wheat' })).error).toMatchObject({ status: 502, message: 'Bad Gateway' });
  });

  test('which fields are wrong', async () => {
    answering(() => HttpResponse.json({ error: 'a', fields: { name: 'required' } }, { status: 400 }));
    const { error } = await ask({ name: 'wheat' });
    expect(error).toEqual({ status: 400, message: 'a', retryable: false, fields: { name: 'required' }, code: 'a' });
  });

  test('that the server is out of reach', async () => {
    answering(() => HttpResponse.error());
    expect((await ask({ name: 'wheat' })).error).toMatchObject({ status: 'OFFLINE', retryable: true });
  });

  test('that JSON was cut', async () => {
    answering(() => new HttpResponse('{"name": "Whe', { headers: { 'Content-Type': 'application/json' } }));
    expect((await ask({ name: 'wheat' })).error).toMatchObject({ status: 'PARSING', retryable: true });
  });

  test('why there is no token', async () => {
    const failure = { status: 'OFFLINE', message: '', retryable: true } as const;
    setTokenPort({ token: () => Promise.reject(failure), unauthorized: () => Promise.resolve('stop') });
    expect((await ask({ name: 'wheat' })).error).toEqual(failure);
    expect(sent).toEqual([]);
  });
});

describe('time', () => {
  test('a call is given up when its time is over', async () => {
    hanging();
    expect((await ask({ name: 'wheat', timeout: AT_ONCE })).error).toMatchObject({
      status: 'TIMEOUT',
      retryable: true,
    });
  });

  test('also while it waits for a token', async () => {
    setTokenPort({ token: () => new Promise(() => undefined), unauthorized: () => Promise.resolve('stop') });
    expect((await ask({ name: 'wheat', timeout: AT_ONCE })).error).toMatchObject({ status: 'TIMEOUT' });
  });

  test('without a limit it waits', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    answering(() => HttpResponse.json({}));
    expect(await ask({ name: 'wheat', timeout: false })).toEqual({ data: {} });
    expect(limit).not.toHaveBeenCalled();
    await ask({ name: 'wheat' });
    expect(limit).toHaveBeenCalledWith(30_000);
  });
});

describe('cancelling', () => {
  const cropEntries = async (store: ReturnType<typeof makeStore>) => {
    await settled();
    return Object.values(store.getState().api.queries).map((entry) => entry?.status);
  };

  test('a new call cancels the previous one of its kind, whose entry goes', async () => {
    server.use(
      http.get(at('/crop/wheat'), () => HttpResponse.json({ name: 'Wheat' })),
      http.get(at('/crop/:name'), new Gate().pass),
    );
    const store = makeStore();
    const { initiate } = testApi.endpoints.testCrop;
    const first = store.dispatch(initiate({ name: 'rye', kind: 'crop' }, { subscribe: false }));
    const other = store.dispatch(initiate({ name: 'oat', kind: 'other' }, { subscribe: false }));
    const free = store.dispatch(initiate({ name: 'pea' }, { subscribe: false }));
    const second = await store.dispatch(initiate({ name: 'wheat', kind: 'crop' }, { subscribe: false }));
    expect(second.data).toEqual({ name: 'Wheat' });
    await expect(first.unwrap()).rejects.toMatchObject({ status: 'CANCELLED' });
    expect((await cropEntries(store)).sort()).toEqual(['fulfilled', 'pending', 'pending']);
    other.abort();
    free.abort();
    await Promise.all([other, free]);
    expect(await cropEntries(store)).toEqual(['fulfilled']);
  });

  test('one that waits for a token ends as quickly', async () => {
    setTokenPort({ token: () => new Promise(() => undefined), unauthorized: () => Promise.resolve('stop') });
    const store = makeStore();
    const { initiate } = testApi.endpoints.testCrop;
    const first = store.dispatch(initiate({ name: 'rye', kind: 'crop' }, { subscribe: false }));
    const second = store.dispatch(initiate({ name: 'oat', kind: 'crop' }, { subscribe: false }));
    await first;
    expect(await cropEntries(store)).toEqual(['pending']);
    second.abort();
    await second;
    expect([await cropEntries(store), sent]).toEqual([[], []]);
  });
});

test('a call to be sent once joins the one under way', async () => {
  server.use(http.post(at('/vocabulary/wiews/decode'), () => HttpResponse.json({ CZE122: 'x' })));
  const store = makeStore();
  const send = (once: boolean) => store.dispatch(testApi.endpoints.testDecode.initiate({ once }));
  const answers = await Promise.all([send(true), send(true), send(true)]);
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => ({ CZE122: 'x' })));
  expect(sent).toHaveLength(1);
  await Promise.all([send(false), send(false), send(true)]);
  expect(sent).toHaveLength(4);
});

describe('a refused token', () => {
  const refuse = (status: number, error: string) => answering(() => HttpResponse.json({ error }, { status }));

  test('asks the session, and is tried once more with its next token', async () => {
    let token = 't1';
    const unauthorized = jest.fn(() => {
      token = 't2';
      return Promise.resolve('retry' as const);
    });
    setTokenPort({ token: () => Promise.resolve(token), unauthorized });
    refuse(401, 'unauthorized');
    expect((await ask({ name: 'wheat' })).error?.status).toBe(401);
    expect(sent.map((each) => each.token)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(unauthorized.mock.calls).toEqual([['t1']]);
  });

  test.each([
    [401, 'unauthorized', 1],
    [400, 'invalid_token', 1],
    [403, 'forbidden', 0],
    [400, 'Token is wrong', 0],
  ])('%d %s: told %d times', async (status, error, times) => {
    const unauthorized = jest.fn(() => Promise.resolve('stop' as const));
    setTokenPort({ token: () => Promise.resolve('t1'), unauthorized });
    refuse(status, error);
    expect((await ask({ name: 'wheat' })).error?.status).toBe(status);
    expect([unauthorized.mock.calls.length, sent.length]).toEqual([times, 1]);
  });
});
