import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { translateBy } from './translate-by';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that answers so. */
async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const own = createServer(answer);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

const asked = { text: 'seed', from: 'en', to: 'cs' } as const;

test('the text and its languages are sent, and nothing else', async () => {
  let heard: unknown;
  let headers: object = {};
  const url = await upstream((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      ({ headers } = request);
      heard = { line: `${request.method} ${request.url}`, body: JSON.parse(text) as unknown };
      response.end('{"text":"semeno"}');
    });
  });
  expect(await translateBy(url)(asked)).toBe('semeno');
  expect(heard).toEqual({ line: 'POST /translate', body: asked });
  expect(headers).not.toHaveProperty('authorization');
});

test.each([
  [413, 413],
  [429, 503],
  [404, 503],
  [500, 500],
  [503, 503],
  [504, 504],
])('a service that answers %i: %i', async (status, shown) => {
  const url = await upstream((_, response) => response.writeHead(status).end('{}'));
  await expect(translateBy(url)(asked)).rejects.toMatchObject({ status: shown });
});

test.each([
  ['no JSON', '<html>'],
  ['no text', '{"text":7}'],
  ['nothing', '{"text":" "}'],
])('%s is no translation', async (_, body) => {
  const url = await upstream((_request, response) => response.end(body));
  await expect(translateBy(url)(asked)).rejects.toMatchObject({ status: 500 });
});

test('a service that is away, and one that takes too long', async () => {
  const url = await upstream(() => slow.abort());
  const slow = new AbortController();
  await expect(translateBy(url, () => slow.signal)(asked)).rejects.toMatchObject({ status: 504 });
  server?.closeAllConnections();
  server?.close();
  await expect(translateBy(url, () => new AbortController().signal)(asked)).rejects.toMatchObject({ status: 503 });
});
