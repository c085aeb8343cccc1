import { request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROOT_PATHS } from '@/contract/root-paths';
import { answers } from '../../mocks/adapters/handlers';
import { apiServer } from '../../mocks/adapters/http';
import { NOBODY } from '../../mocks/rules/tokens/caller';
import { makeWorld } from '../../mocks/rules/world/world';

const MEGABYTE = 1_000_000;
/** What a server takes before it ends a body, and what lies in the buffers of both sides. */
const MOST = 40 * MEGABYTE;

let server: Server;
beforeAll(async () => {
  server = apiServer(makeWorld({ accessions: 50 }));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** Sends until the server ends it, or far more than it may take. */
async function sendEndless(address: string): Promise<{ status: number; sent: number }> {
  const piece = Buffer.alloc(MEGABYTE, 'a');
  let [sent, status] = [0, 0];
  await new Promise<void>((ended) => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = send(address, { method: 'POST', headers, agent: false }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    asked.on('error', () => undefined).on('close', ended);
    const more = (): void => {
      while (sent < 2 * MOST && !asked.destroyed) {
        sent += piece.length;
        if (!asked.write(piece)) return void asked.once('drain', more);
      }
      asked.end();
    };
    more();
  });
  return { status, sent };
}

const open = answers.filter(({ line, allow }) => line.startsWith('POST ') && allow(NOBODY));

test.each(open.map(({ line }) => line))('%s ends a body without a length, whoever sends it', async (line) => {
  const path = line.slice('POST '.length).replaceAll(/:\w+/g, 'x');
  const isRoot = ROOT_PATHS.some((each) => path.startsWith(each));
  const { port } = server.address() as AddressInfo;
  const { status, sent } = await sendEndless(`http://127.0.0.1:${port}${isRoot ? '' : '/api/v2'}${path}`);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(MOST);
});
