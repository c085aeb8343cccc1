import { EventEmitter } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedService } from '../data/accessions/counted.fixture';
import { PACE_WINDOW, SLOWEST, watchPace, type Every } from '../tools/http/body-pace';
import { makeWorld } from '../rules/world/world';
import { apiServer } from './http';

const WINDOW_BYTES = (SLOWEST * PACE_WINDOW) / 1_000;

/** Windows that a test ends by hand. */
function manual() {
  const windows = new Set<() => void>();
  let begin = (): void => undefined;
  const begun = new Promise<void>((done) => (begin = done));
  const every: Every = (milliseconds, work) => {
    expect(milliseconds).toBe(PACE_WINDOW);
    windows.add(work);
    begin();
    return () => void windows.delete(work);
  };
  return { every, begun, windows, endWindow: () => [...windows].forEach((work) => work()) };
}

test.each([
  ['fast enough', [WINDOW_BYTES, WINDOW_BYTES, WINDOW_BYTES * 10], 0],
  ['a byte too slow', [WINDOW_BYTES - 1], 1],
  ['slow after a fast beginning', [WINDOW_BYTES * 100, WINDOW_BYTES, 59], 1],
  ['silent', [0], 1],
])('a body that is %s', (_, minutes, ended) => {
  const socket = { bytesRead: 700 };
  const incoming = Object.assign(new EventEmitter(), { socket }) as unknown as IncomingMessage;
  const { every, endWindow, windows } = manual();
  const onSlow = jest.fn();
  watchPace(incoming, every, onSlow);
  for (const bytes of minutes) {
    socket.bytesRead += bytes;
    endWindow();
  }
  expect(onSlow).toHaveBeenCalledTimes(ended);
  // Once it has come, nothing is counted any more.
  incoming.emit('end');
  expect(windows.size).toBe(0);
});

test('one that drips is ended with 408, its connection closed, and no failure of the server', async () => {
  const faults: unknown[] = [];
  const { every, begun, endWindow, windows } = manual();
  const server = apiServer(makeWorld({ accessions: countedService() }), (error) => faults.push(error), every);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 1_000 };
  const body = send({ hostname: '127.0.0.1', port, path: '/oauth/token', method: 'POST', headers });
  const answered = new Promise<[number | undefined, string | undefined]>((done, failed) => {
    body.on('response', (answer) =>
      answer.resume().on('end', () => done([answer.statusCode, answer.headers.connection])),
    );
    body.on('error', failed);
  });
  body.write('{"a": ');
  await begun;
  expect(windows.size).toBe(1);
  endWindow();
  expect(await answered).toEqual([408, 'close']);
  await new Promise((done) => void server.close(done));
  expect([faults, windows.size]).toEqual([[], 0]);
});

test('a call without a body is not watched', async () => {
  const { every, windows } = manual();
  const server = apiServer(makeWorld({ accessions: countedService() }), undefined, every);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/api/v2/crop`)).status).toBe(401);
  expect(windows.size).toBe(0);
  await new Promise((done) => void server.close(done));
});
