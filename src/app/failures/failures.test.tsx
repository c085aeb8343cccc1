import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { takeComplaints } from '../../../test/harness/setup';
import { api } from '@/shared/api/api';
import { call, type CallOptions } from '@/shared/api/call';
import { setTokenPort } from '@/shared/api/token-port';
import { makeStore } from '../store';
import { settle, unhandled } from './unhandled';

const { probe } = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, CallOptions & { broken?: boolean }>({
      query: ({ silent, kind, timeout }) =>
        call('GET /wiews/:code', { params: { code: 'XYZ001' } }, { silent, kind, timeout }),
      transformResponse: (answer, _, { broken }) => {
        if (broken) throw new Error('Our own fault');
        return answer;
      },
    }),
  }),
}).endpoints;

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  setTokenPort({ token: () => Promise.resolve('secret-token'), unauthorized: () => Promise.resolve('stop') });
});
afterEach(() => {
  server.resetHandlers();
  settle();
});
afterAll(() => server.close());

const answer = (status: number, body: object) =>
  server.use(http.get('*/api/v2/wiews/:code', () => HttpResponse.json(body, { status })));

async function ask(options: CallOptions & { broken?: boolean } = {}) {
  const reports: unknown[] = [];
  const store = makeStore((report) => reports.push(report));
  const running = store.dispatch(probe.initiate(options, { forceRefetch: true }));
  await running;
  return { notices: store.getState().notices, reports };
}

it('tells a failed call in the snackbar and reports it, without token, values or query', async () => {
  answer(500, { error: 'server_error', error_description: 'The server failed.' });
  const { notices, reports } = await ask();
  expect(notices).toEqual([
    expect.objectContaining({ key: 'failure.notice', values: { message: 'The server failed.' }, severity: 'error' }),
  ]);
  expect(reports).toEqual([
    { endpoint: '/wiews/:code', method: 'GET', status: 500, data: { error: 'The server failed.' } },
  ]);
});

it('finds words for a call that nobody answered', async () => {
  server.use(http.get('*/api/v2/wiews/:code', () => HttpResponse.error()));
  const { notices, reports } = await ask();
  expect(notices).toEqual([expect.objectContaining({ key: 'failure.OFFLINE' })]);
  expect(reports).toEqual([expect.objectContaining({ status: 'OFFLINE', data: { error: 'OFFLINE' } })]);
});

it('leaves a silent failure to whoever draws it, and reports it all the same', async () => {
  answer(503, { error: 'away' });
  const { notices, reports } = await ask({ silent: true });
  expect(notices).toEqual([]);
  expect(reports).toHaveLength(1);
});

it('says nothing of a call that succeeds or is cancelled', async () => {
  answer(200, {});
  expect(await ask()).toEqual({ notices: [], reports: [] });
  server.use(http.get('*/api/v2/wiews/:code', () => HttpResponse.json({})));
  const store = makeStore(() => {
    throw new Error('Nothing to report');
  });
  const first = store.dispatch(probe.initiate({ kind: 'probe' }));
  const second = store.dispatch(probe.initiate({ kind: 'probe', timeout: false }));
  await Promise.all([first, second]);
  expect(store.getState().notices).toEqual([]);
});

it('opens the dialog for a fault of our own on the way', async () => {
  answer(200, {});
  await ask({ broken: true });
  // RTK Query says so too.
  expect(takeComplaints()).toHaveLength(1);
  expect(unhandled()).toBe('Our own fault');
});
