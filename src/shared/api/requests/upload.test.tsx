import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Gate, settled } from '../../../../test/harness/settled';
import { outcomeOf } from './base-query';
import type { Call, CallOptions } from '../call';
import { setTokenPort } from '../token-port';

const server = setupServer();
const AT = 'http://localhost/api/v2/dataset/x/files';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => setTokenPort({ token: () => Promise.resolve('t1'), unauthorized: () => Promise.resolve('stop') }));

function sending(options: CallOptions): Call {
  const body = new FormData();
  body.append('file', new File(['a,b\n1,2\n'], 'rows.csv', { type: 'text/csv' }));
  // The mechanism takes any line; those with files come with their entities.
  return { line: 'POST /event', method: 'POST', path: '/dataset/x/files', body, options };
}

test('a file is sent with the token, and says how much of it went', async () => {
  const heard: number[] = [];
  let sent = {};
  server.use(
    http.post(AT, async ({ request }) => {
      const { headers } = request;
      const file = (await request.formData()).get('file') as File;
      sent = { token: headers.get('Authorization'), name: file.name, text: await file.text() };
      return HttpResponse.json({ uuid: 'u1' });
    }),
  );
  const outcome = await outcomeOf(sending({ onProgress: (share) => heard.push(share) }));
  expect(outcome).toEqual({ data: { uuid: 'u1' } });
  expect(sent).toEqual({ token: 'Bearer t1', name: 'rows.csv', text: 'a,b\n1,2\n' });
  expect(heard.at(-1)).toBe(1);
});

test('an upload fails as every call does', async () => {
  const fail = async () => (await outcomeOf(sending({ onProgress: () => undefined }))) as { error: unknown };
  server.use(http.post(AT, () => HttpResponse.json({ error: 'payload_too_large' }, { status: 413 })));
  expect((await fail()).error).toMatchObject({ status: 413, code: 'payload_too_large' });
  server.use(http.post(AT, () => HttpResponse.error()));
  expect((await fail()).error).toMatchObject({ status: 'OFFLINE' });
  server.use(http.post(AT, () => new HttpResponse(null, { status: 204 })));
  expect(await fail()).toEqual({ data: null });
});

test('an upload ends when it is cancelled', async () => {
  server.use(http.post(AT, new Gate().pass));
  const stop = new AbortController();
  const outcome = outcomeOf(sending({ onProgress: () => undefined }), stop.signal);
  await settled();
  stop.abort();
  expect(await outcome).toMatchObject({ error: { status: 'CANCELLED' } });
});
