/** Run by a test in a process as `npm start` is one: prints what a catalogue made in threads answers. */
import { answersOf } from './answers.fixture';
import { threadedDemo } from './threaded-demo';

const [count, parts] = process.argv.slice(2).map(Number);
process.stdout.write(JSON.stringify(await answersOf(await threadedDemo(count ?? 0, parts))));
