import { MessageChannel } from 'node:worker_threads';
import { countedService } from '../counted.fixture';
import { remoteService, serveAccessions, type Port } from './remote-service';

const { port1, port2 } = new MessageChannel();
const service = {
  ...countedService(),
  count: (filter: unknown) => Promise.resolve(JSON.stringify(filter).length),
  async *download() {
    yield 'one';
    await Promise.resolve();
    yield 'two';
  },
};
serveAccessions(port2 as unknown as Port, service);
const remote = remoteService(port1 as unknown as Port);

beforeAll(() => {
  port1.start();
  port2.start();
});

afterAll(() => port1.close());

test('answers come to those who asked', async () => {
  const filters = [{}, { crop: ['rice'] }, { crop: ['barley'] }];
  expect(await Promise.all(filters.map((filter) => remote.count(filter)))).toEqual([2, 17, 19]);
  expect(await remote.counts()).toMatchObject({ total: 4 });
});

test('errors keep their name and their words', async () => {
  await expect(remote.details('x')).rejects.toMatchObject({ name: 'Error', message: /only their counts/ });
});

test('a download comes in pieces', async () => {
  const pieces: string[] = [];
  for await (const piece of remote.download({}, 'mcpd')) pieces.push(piece);
  expect(pieces).toEqual(['one', 'two']);
});
