import { tooMany } from '../../tools/http/api-failure';
import type { Clock } from '../../tools/store/clock';
import { Cancelled } from './task';
import { sentence } from '../../tools/http/sentence';

/** Milliseconds that an ended job can still be asked for. */
const KEPT = 10 * 60_000;
const MAX_PER_CALLER = 3;
/** Ended jobs that are kept: a result may be a megabyte. */
const MAX_ENDED = 200;
/** Of all callers together, so that the server is not overloaded. */
const MAX_UNFINISHED = 40;
const RETRY_SECONDS = 20;

/** What everybody is told of a job while it runs; the rest once it has ended. */
export interface Progress {
  id: string;
  status: string;
  /** From 0 to 1. */
  progress: number;
}

/** How a job ended. */
export type Ended<P extends Progress> = Omit<P, 'id' | 'progress'>;

/** Work under way. `result` is rejected with `Cancelled` after `cancel`, which answers `false` where it is too late. */
export interface Work<P extends Progress> {
  result: Promise<Ended<P>>;
  cancel(): boolean | void;
}

interface Job<P extends Progress> {
  owner: string;
  progress: P;
  running?: Work<P>;
  endedAt?: number;
}

/** Computations that are asked for again and again until they have ended. They live in memory only. */
export class Jobs<P extends Progress> {
  readonly #jobs = new Map<string, Job<P>>();
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

  #end(job: Job<P>, ended: Ended<P> | { status: 'cancelled' | 'failed' | 'refused' }): void {
    if (job.endedAt !== undefined) return;
    const progress = ended.status === 'done' ? 1 : job.progress.progress;
    job.progress = { id: job.progress.id, progress, ...ended } as P;
    job.endedAt = this.#clock.now();
    delete job.running;
  }

  #add(owner: string): Job<P> {
    this.#forgetOld();
    const job: Job<P> = { owner, progress: { id: crypto.randomUUID(), status: 'running', progress: 0 } as P };
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
  refuse(owner: string, refused: Omit<P, 'id' | 'progress' | 'status'>): P {
    const job = this.#add(owner);
    this.#end(job, { status: 'refused', ...refused });
    return job.progress;
  }

  /** @throws ApiFailure 429 as `admit` does. */
  start(owner: string, begin: (onProgress: (share: number) => void) => Work<P>): P {
    this.admit(owner);
    const job = this.#add(owner);
    const running = begin((share) => {
      // Progress never goes back, and is not whole before the result is there.
      const progress = Math.max(job.progress.progress, Math.min(0.99, share));
      if (job.endedAt === undefined) job.progress = { ...job.progress, progress };
    });
    job.running = running;
    running.result.then(
      (ended) => this.#end(job, ended),
      (error: unknown) => this.#end(job, { status: error instanceof Cancelled ? 'cancelled' : 'failed' }),
    );
    return job.progress;
  }

  /** Of the one who started it: for others there is none. */
  #of(owner: string, id: string): Job<P> | undefined {
    const job = this.#jobs.get(id);
    return job?.owner === owner ? job : undefined;
  }

  find(owner: string, id: string): P | undefined {
    this.#forgetOld();
    return this.#of(owner, id)?.progress;
  }

  /** Stops what is under way; what has ended stays as it is. False for a job that is not known. */
  cancel(owner: string, id: string): boolean {
    const job = this.#of(owner, id);
    if (!job) return false;
    const { running } = job;
    if (running?.cancel() === false) return true;
    this.#end(job, { status: 'cancelled' });
    return true;
  }
}
