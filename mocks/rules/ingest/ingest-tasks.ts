import type { IngestTask } from '@/contract/dataset/ingest';
import type { Clock } from '../../tools/store/clock';
import { Jobs } from '../subsetting/jobs';
import { atMost } from '../../tools/workers/at-most';

/** Letters of all reports that are kept; the last one always is. */
const MAX_LETTERS = 30_000_000;
/** Sheets that are checked at once: of two million values each takes a hundred megabytes meanwhile. */
const AT_ONCE = 2;

/** Sheets that are checked or loaded, and the reports of those that have been. */
export class IngestTasks {
  readonly jobs: Jobs<IngestTask>;
  readonly #reports = new Map<string, string>();
  readonly #enter = atMost(AT_ONCE);

  constructor(clock: Clock) {
    this.jobs = new Jobs(clock);
  }

  /** Works now, or once others have ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#enter(() => Promise.resolve().then(work).then(resolve, reject));
    });
  }

  /** The file of a task's report. */
  report(id: string): string | undefined {
    return this.#reports.get(id);
  }

  keep(id: string, report: string): void {
    this.#reports.set(id, report);
    let letters = [...this.#reports.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [old, { length }] of this.#reports) {
      if (letters <= MAX_LETTERS || old === id) break;
      letters -= length;
      this.#reports.delete(old);
    }
  }
}

const made = new WeakMap<object, IngestTasks>();

export function ingestTasksOf(world: { clock: Clock }): IngestTasks {
  const tasks = made.get(world) ?? new IngestTasks(world.clock);
  made.set(world, tasks);
  return tasks;
}
