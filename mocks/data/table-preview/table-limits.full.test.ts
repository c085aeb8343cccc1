import { gzipSync } from 'node:zlib';
import { processorTime } from '../../../test/harness/processor-time';
import { answerTableTask, type TableMessage } from './table-task';

/** Milliseconds of work. */
const LONGEST = 30_000;

test.each([
  ['lines of one letter', 'a\n', 'too large'],
  ['blank lines', '\n', 'too large'],
  ['zeros in lines', `${'0'.repeat(999)}\n`, 'too large'],
  ['commas', ',', 'lines have no end'],
  ['open quotes', '"\n', 'too large'],
  ['rows of passports', 'DEU146,ABC 1,Triticum\n', 'too large'],
])('a small file that unpacks to very many %s is given up', (_, piece, why) => {
  const bytes = new Uint8Array(gzipSync(Buffer.alloc(250_000_000, piece)));
  let kept = 0;
  let last: TableMessage | undefined;
  const time = processorTime(() => {
    kept = 0;
    answerTableTask({ name: 'a.csv.gz', bytes }, (message) => {
      if ('block' in message) kept += message.block.bytes.length;
      last = message;
    });
  }, LONGEST);
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(last).toMatchObject({ failure: expect.stringContaining(why) as string, isFault: true });
  expect(kept).toBeLessThan(120_000_000);
  expect(time).toBeLessThan(LONGEST);
});
