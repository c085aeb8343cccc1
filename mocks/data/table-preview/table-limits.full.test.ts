import { gzipSync } from 'node:zlib';
import { answerTableTask, type TableMessage } from './table-task';

test.each([
  ['lines of one letter', 'a\n', 'too large'],
  ['zeros in lines', `${'0'.repeat(999)}\n`, 'too large'],
  ['commas', ',', 'lines have no end'],
])('a small file that unpacks to very many %s is given up', (_, piece, why) => {
  const bytes = new Uint8Array(gzipSync(Buffer.alloc(250_000_000, piece)));
  const messages: TableMessage[] = [];
  answerTableTask({ name: 'a.csv.gz', bytes }, (message) => messages.push(message));
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(messages.at(-1)).toMatchObject({ failure: expect.stringContaining(why) as string, isFault: true });
});
