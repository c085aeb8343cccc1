import { createServer, request as send, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { turns } from '../../../test/harness/turns';
import { acceptedCoding, writeAnswer } from './content-coding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, GZIP;q=0.8', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.0, *;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['broccoli', undefined],
])('%s is answered in %s', (accepted, coding) => expect(acceptedCoding(accepted)).toBe(coding));

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ accessionNumber: `PI ${at}` })));
const JSON_TYPE = { 'Content-Type': 'application/json' };

let answer: () => Response;
let server: Server;
let written: ServerResponse | undefined;
let fails: (error: unknown) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    written = response;
    writeAnswer(answer(), response, request.headers['accept-encoding'], {}).catch((error: unknown) => fails(error));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** As it is on the wire: `fetch` would decompress it. */
function ask(encoding?: string): Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === undefined ? {} : { 'Accept-Encoding': encoding };
  return new Promise((resolve, reject) => {
    const request = send({ port, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long answer comes as %s to those who accept it', async (coding, decompress) => {
  answer = () => new Response(LONG, { headers: { ...JSON_TYPE, ETag: '"1"', 'Content-Length': String(LONG.length) } });
  const { headers, body } = await ask(coding);
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding', etag: 'W/"1"' });
  expect(headers).not.toHaveProperty('content-length');
  expect(body.length).toBeLessThan(LONG.length / 5);
  expect(decompress(body).toString()).toBe(LONG);
});

test('as it is to all others, who are told that there is another', async () => {
  answer = () => new Response(LONG, { headers: { ...JSON_TYPE, ETag: '"1"', 'Content-Length': String(LONG.length) } });
  const { headers, body } = await ask();
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"1"', 'content-length': String(LONG.length) });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(LONG);
});

test.each([
  ['short', () => Response.json({ total: 1 })],
  ['a picture', () => new Response(LONG, { headers: { 'Content-Type': 'image/png' } })],
  ['a part', () => new Response(LONG, { status: 206, headers: JSON_TYPE })],
  ['compressed already', () => new Response(LONG, { headers: { ...JSON_TYPE, 'Content-Encoding': 'zstd' } })],
  ['not to be changed', () => new Response(LONG, { headers: { ...JSON_TYPE, 'Cache-Control': 'no-transform' } })],
  ['a stream of events', () => new Response(LONG, { headers: { 'Content-Type': 'text/event-stream' } })],
])('what is %s stays as it is', async (_, made) => {
  answer = made;
  const { status, headers, body } = await ask('br, gzip');
  expect([status, headers['content-encoding']]).toEqual([
    made().status,
    made().headers.get('content-encoding') ?? undefined,
  ]);
  expect(body.toString()).toBe(await made().text());
});

test('what is short has its length', async () => {
  answer = () => Response.json({ total: 1 });
  expect((await ask('br')).headers).toMatchObject({ 'content-length': '11', vary: 'Accept-Encoding' });
});

test('an answer without a body has none', async () => {
  answer = () => new Response(null, { status: 304, headers: { ETag: '"1"' } });
  const { status, headers, body } = await ask('br');
  expect([status, headers.etag, headers['content-encoding'], body.length]).toEqual([304, '"1"', undefined, 0]);
});

/** A list that is made while it is taken, without an end. */
function endless(): { response: Response; made: () => number; cancelled: Promise<void> } {
  let made = 0;
  let cancel = () => undefined as void;
  const cancelled = new Promise<void>((resolve) => {
    cancel = resolve;
  });
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += 1;
      controller.enqueue(Buffer.from(Array.from({ length: 2000 }, (_, at) => Math.sin(at + made)).join('\t')));
    },
    cancel,
  });
  return { response: new Response(stream, { headers: { 'Content-Type': 'text/csv' } }), made: () => made, cancelled };
}

test('a download is made as fast as it is taken, and no longer when its reader is gone, which is no failure', async () => {
  const list = endless();
  const failures: unknown[] = [];
  fails = (error) => failures.push(error);
  answer = () => list.response;
  const { port } = server.address() as AddressInfo;
  const headers = { 'Accept-Encoding': 'gzip' };
  const request = await new Promise<ReturnType<typeof send>>((resolve) => {
    const sent = send({ port, headers }, (response) => {
      expect(response.headers['content-encoding']).toBe('gzip');
      // One piece is read, then nothing any more.
      response.once('data', () => {
        response.pause();
        resolve(sent);
      });
    });
    sent.on('error', () => undefined).end();
  });
  // The connection takes no more: what is made now is what the parts before it hold.
  const isFull = () => written?.writableNeedDrain;
  while (!isFull()) await turns();
  expect(list.made()).toBeLessThan(10_000);
  request.destroy();
  await list.cancelled;
  await turns();
  expect(failures).toEqual([]);
});
