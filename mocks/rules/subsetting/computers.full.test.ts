import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { turns } from '../../../test/harness/turns';
import { computeSubsets } from './compute-subsets';
import { lazyComputer } from './lazy-computer';
import { computeInPortions } from './portions';
import { queued } from './queued';
import { SMALL_TASK } from './small-task.fixture';
import { Cancelled, type Computer, type Outcome } from './task';
import { workerComputer, type ComputingWorker } from './worker-computer';
import { answerTask, type WorkerMessage } from './worker-messages';

function straight(): Outcome {
  const steps = computeSubsets(SMALL_TASK);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const expected = straight();

it('computes the same in portions, and tells how far it is', async () => {
  const shares: number[] = [];
  const outcome = await computeInPortions(SMALL_TASK, (share) => shares.push(share)).result;
  expect(outcome).toEqual(expected);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it('computes the same in a thread, started as the server is', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'mocks/rules/subsetting/thread-check.fixture.ts']);
  expect(JSON.parse(stdout)).toEqual(expected);
});

it('stops when it is cancelled', async () => {
  let words = 0;
  const { result, cancel } = computeInPortions(SMALL_TASK, () => {
    words += 1;
    cancel();
  });
  await expect(result).rejects.toBeInstanceOf(Cancelled);
  await turns();
  expect(words).toBe(1);
});

/** A worker whose other side runs here. */
function pretendedWorker(answer: (task: unknown, say: (message: WorkerMessage) => void) => void) {
  const heard: { message?: (message: WorkerMessage) => void; error?: (error: unknown) => void } = {};
  const terminate = jest.fn();
  const worker: ComputingWorker = {
    post: (task) => setImmediate(() => answer(task, (message) => heard.message?.(message))),
    onMessage: (listener) => (heard.message = listener),
    onError: (listener) => (heard.error = listener),
    terminate,
  };
  return { worker, terminate, break: (error: unknown) => heard.error?.(error) };
}

it('takes what a worker says, and ends it', async () => {
  const { worker, terminate } = pretendedWorker((_, say) => answerTask(SMALL_TASK, say));
  expect(await workerComputer(() => worker)(SMALL_TASK, () => undefined).result).toEqual(expected);
  expect(terminate).toHaveBeenCalled();
});

it('computes here where no worker starts, or it breaks before a word', async () => {
  const refusing = workerComputer(() => Promise.reject(new Error('no workers')));
  expect(await refusing(SMALL_TASK, () => undefined).result).toEqual(expected);
  const silent = pretendedWorker(() => silent.break(new Error('no such file')));
  expect(await workerComputer(() => silent.worker)(SMALL_TASK, () => undefined).result).toEqual(expected);
});

it('fails when the computation does, or the worker breaks in the middle', async () => {
  const failing = pretendedWorker((_, say) => say({ failure: 'impossible' }));
  await expect(workerComputer(() => failing.worker)(SMALL_TASK, () => undefined).result).rejects.toThrow('impossible');
  const dying = pretendedWorker((_, say) => {
    say({ share: 0.5 });
    dying.break(new Error('out of memory'));
  });
  await expect(workerComputer(() => dying.worker)(SMALL_TASK, () => undefined).result).rejects.toThrow('out of memory');
});

it('ends a worker that is cancelled, also one that comes late', async () => {
  const quiet = pretendedWorker(() => undefined);
  const running = workerComputer(() => quiet.worker)(SMALL_TASK, () => undefined);
  await turns();
  running.cancel();
  await expect(running.result).rejects.toBeInstanceOf(Cancelled);
  expect(quiet.terminate).toHaveBeenCalled();

  const late = pretendedWorker(() => undefined);
  const early = workerComputer(async () => {
    await turns();
    return late.worker;
  })(SMALL_TASK, () => undefined);
  early.cancel();
  await expect(early.result).rejects.toBeInstanceOf(Cancelled);
  await turns();
  expect(late.terminate).toHaveBeenCalled();
});

it('lets so many compute at once, in their order, and takes out who no longer waits', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const computer: Computer = (task) => {
    begun.push(task.subsets?.seed ?? 0);
    let cancel = (): void => undefined;
    const result = new Promise<Outcome>((resolve, reject) => {
      ends.push(() => resolve({ kind: 'allOutliers' }));
      cancel = () => reject(new Cancelled());
    });
    return { result, cancel: () => cancel() };
  };
  const busy = queued(computer, 2);
  const work = [1, 2, 3, 4, 5].map((seed) =>
    busy({ ...SMALL_TASK, subsets: { sets: { from: 2, to: 2 }, method: 'core', seed } }, () => undefined),
  );
  const results = work.map(async ({ result }) => result.catch((error: Error) => error.name));
  expect(begun).toEqual([1, 2]);
  work[2]?.cancel();
  ends[0]?.();
  await turns();
  expect(begun).toEqual([1, 2, 4]);
  work[1]?.cancel();
  await turns();
  expect(begun).toEqual([1, 2, 4, 5]);
  ends.forEach((end) => end());
  const all = { kind: 'allOutliers' };
  expect(await Promise.all(results)).toEqual([all, 'Cancelled', 'Cancelled', all, all]);
});

it('loads its code once, and not for who has cancelled meanwhile', async () => {
  const load = jest.fn(async () => computeInPortions);
  const lazy = lazyComputer(load);
  const gone = lazy(SMALL_TASK, () => undefined);
  gone.cancel();
  await expect(gone.result).rejects.toBeInstanceOf(Cancelled);
  expect(await lazy(SMALL_TASK, () => undefined).result).toEqual(expected);
  expect(load).toHaveBeenCalledTimes(1);
});
