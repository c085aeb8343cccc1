import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '../build/environment';
import { withSecurityHeaders } from './security-headers';
import { guarded } from './serve-portal';

let server: Server;

beforeAll(async () => {
  const answer = guarded({}, () => Promise.reject(new Error('unforeseen')));
  server = createServer(withSecurityHeaders(securityHeaders({}), answer));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
});

/** `fetch` names the host that it calls, whatever it is told. */
const answerTo = (host: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, headers: { Host: host || `127.0.0.1:${port}` } }, (answer) =>
      resolve(answer.resume()),
    );
    sent.on('error', reject).end();
  });

test.each([
  ['a host that is not ours', 'evil.example', 421],
  ['an exception', '', 500],
])('the answer to %s has the headers, too', async (_, host, status) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { statusCode, headers } = await answerTo(host);
  expect(statusCode).toBe(status);
  const names = securityHeaders({}).map(({ name }) => name.toLowerCase());
  expect(names.filter((name) => !headers[name])).toEqual([]);
  expect(told).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
  told.mockRestore();
});
