import type { ClusterProgress, ClusterResult } from '@/contract/subsetting';
import { tooMany } from '../http/api-failure';
import type { Clock } from '../store/clock';
import { Cancelled, type Computer, type Outcome, type Running, type Task } from './task';
import { sentence } from '../http/sentence';

/** Milliseconds that an ended job can still be asked for. */
const KEPT = 10 * 60_000;
const MAX_PER_CALLER = 3;
/** Ended jobs that are kept: a result may be a megabyte. */
const MAX_ENDED = 200;
/** Of all callers together, so that the server is not overloaded. */
const MAX_UNFINISHED = 40;
const RETRY_SECONDS = 20;

interface Job {
  owner: string;
  progress: ClusterProgress;
  running?: Running;
  endedAt?: number;
}

/** Turns the computed result into the answer: numbers of the task into accessions. */
export type Finish = (outcome: Outcome) => Pick<ClusterProgress, 'status' | 'result' | 'refusal'> & {
  result?: ClusterResult;
};

/** Computations that are asked for again and again until they have ended. They live in memory only. */
export class Jobs {
  readonly #jobs = new Map<string, Job>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #forgetOld(): void {
    const now = this.#clock.now();
    const ended = [...this.#jobs].filter(([, { endedAt }]) => endedAt !== undefined);
    for (const [i, [id, { endedAt = now }]] of ended.entries())
      if (now - endedAt > KEPT || i < ended.length - MAX_ENDED) this.#jobs.delete(id);
  }

  #end(job: Job, ended: Omit<ClusterProgress, 'id' | 'progress'>): void {
    if (job.endedAt !== undefined) return;
    job.progress = { id: job.progress.id, progress: ended.status === 'done' ? 1 : job.progress.progress, ...ended };
    job.endedAt = this.#clock.now();
    delete job.running;
  }

  #add(owner: string): Job {
    this.#forgetOld();
    const job: Job = { owner, progress: { id: crypto.randomUUID(), status: 'running', progress: 0 } };
    this.#jobs.set(job.progress.id, job);
    return job;
  }

  /** @throws ApiFailure 429 while the caller has too much under way. */
  admit(owner: string): void {
    const unfinished = [...this.#jobs.values()].filter(({ endedAt }) => endedAt === undefined);
    if (unfinished.filter((job) => job.owner === owner).length >= MAX_PER_CALLER)
      throw tooMany(sentence('ownComputations', { max: MAX_PER_CALLER }), RETRY_SECONDS);
    if (unfinished.length >= MAX_UNFINISHED) throw tooMany(sentence('manyComputations'), RETRY_SECONDS);
  }

  /** A job that has ended before it began. */
  refuse(owner: string, refused: Omit<ClusterProgress, 'id' | 'progress' | 'status'>): ClusterProgress {
    const job = this.#add(owner);
    this.#end(job, { status: 'refused', ...refused });
    return job.progress;
  }

  /** @throws ApiFailure 429 as `admit` does. */
  start(owner: string, computer: Computer, task: Task, finish: Finish): ClusterProgress {
    this.admit(owner);
    const job = this.#add(owner);
    const running = computer(task, (share) => {
      // Progress never goes back, and is not whole before the result is there.
      const progress = Math.max(job.progress.progress, Math.min(0.99, share));
      if (job.endedAt === undefined) job.progress = { ...job.progress, progress };
    });
    job.running = running;
    running.result.then(
      (outcome) => this.#end(job, finish(outcome)),
      (error: unknown) => this.#end(job, { status: error instanceof Cancelled ? 'cancelled' : 'failed' }),
    );
    return job.progress;
  }

  /** Of the one who started it: for others there is none. */
  #of(owner: string, id: string): Job | undefined {
    const job = this.#jobs.get(id);
    return job?.owner === owner ? job : undefined;
  }

  find(owner: string, id: string): ClusterProgress | undefined {
    this.#forgetOld();
    return this.#of(owner, id)?.progress;
  }

  /** Stops what is under way; what has ended stays as it is. False for a job that is not known. */
  cancel(owner: string, id: string): boolean {
    const job = this.#of(owner, id);
    if (!job) return false;
    const { running } = job;
    this.#end(job, { status: 'cancelled' });
    running?.cancel();
    return true;
  }
}
