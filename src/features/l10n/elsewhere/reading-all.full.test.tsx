import { smallWorld } from '../../../../test/harness/small-world';
import { expectReadAndSaved } from './reading-all.fixture';

const world = smallWorld();

test('ten thousand texts are read page by page, which is seen and can be cancelled, and saved whole or not at all', () =>
  expectReadAndSaved(world, 10_000));
