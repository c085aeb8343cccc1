import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bridge } from './bridge';
import { nodeListener } from './node-listener';

let server: Server | undefined;
afterEach(() => server?.close());

async function listening(bridge: Bridge): Promise<string> {
  const answer = nodeListener(bridge);
  server = createServer((request, response) => void answer(request, response));
  const own = server;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

test('a call comes as it was sent, and is answered as it was said', async () => {
  const url = await listening(async (request) =>
    Response.json({ path: new URL(request.url).pathname, body: await request.json() }, { status: 418 }),
  );
  const response = await fetch(`${url}/chat`, { method: 'POST', body: '{"message":"wheat"}' });
  expect(response.status).toBe(418);
  expect(await response.json()).toEqual({ path: '/chat', body: { message: 'wheat' } });
});

test('whoever leaves ends what is asked of the model', async () => {
  let reached = () => {};
  const waits = new Promise<void>((resolve) => (reached = resolve));
  let ended: Promise<void> | undefined;
  const url = await listening((request) => {
    ended = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve()));
    reached();
    return ended.then(() => new Response());
  });
  const leaving = new AbortController();
  const pending = fetch(`${url}/chat`, { method: 'POST', body: '{}', signal: leaving.signal }).catch(() => undefined);
  await waits;
  leaving.abort();
  await pending;
  await ended;
});
