/** Run by a test in a process as `npm start` is one: prints what a thread computed. */
import { nodeComputer } from './node-computer';
import { SMALL_TASK } from './small-task.fixture';

const { result } = nodeComputer(SMALL_TASK, () => undefined);
// A thread alone does not keep its process.
const alive = setInterval(() => undefined, 100);
process.stdout.write(JSON.stringify(await result));
clearInterval(alive);
