import type { ServerTask, TaskPart } from '@/contract/installation/search-index';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Clock } from '../../tools/store/clock';

/** A part of something that runs for a while. */
export interface TaskWork {
  name: string;
  /** False where it was stopped, and nothing is changed. */
  run(): Promise<boolean>;
  /** From 0 to 1, while it runs. */
  progress(): Promise<number>;
  stop(): Promise<void>;
}

interface Part {
  work: TaskWork;
  told: TaskPart;
}

interface Task {
  told: Omit<ServerTask, 'parts'>;
  parts: Part[];
}

/** What the server does for a while: one at a time, whoever started it. The last one is remembered, in memory only. */
export class ServerTasks {
  readonly #clock: Clock;
  /** When each part was last done, by name. */
  readonly #done = new Map<string, string>();
  #task: Task | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #now = (): string => new Date(this.#clock.now()).toISOString();

  get isRunning(): boolean {
    return this.#task !== undefined && this.#task.told.endedDate === undefined;
  }

  /** @throws ApiFailure 409 while another one runs. */
  start(works: readonly TaskWork[]): void {
    if (this.isRunning) throw conflict(sentence('taskRuns'));
    const task: Task = {
      told: { id: crypto.randomUUID(), state: 'running', startedDate: this.#now() },
      parts: works.map((work) => ({ work, told: { name: work.name, state: 'waiting', progress: 0 } })),
    };
    this.#task = task;
    void this.#run(task);
  }

  async #run({ told, parts }: Task): Promise<void> {
    for (const { work, told: part } of parts) {
      if (told.state === 'stopping') {
        part.state = 'stopped';
        continue;
      }
      const begun = this.#clock.now();
      part.state = 'running';
      try {
        part.state = (await work.run()) ? 'done' : 'stopped';
      } catch {
        // Told in the report; the other parts do not depend on it.
        part.state = 'failed';
      }
      part.seconds = (this.#clock.now() - begun) / 1000;
      if (part.state !== 'done') continue;
      part.progress = 1;
      this.#done.set(part.name, this.#now());
    }
    const states = new Set(parts.map((part) => part.told.state));
    told.state = states.has('failed') ? 'failed' : states.has('stopped') ? 'stopped' : 'done';
    told.endedDate = this.#now();
  }

  /** The part at hand ends as soon as it sees it, and those that wait do not begin. */
  async stop(): Promise<void> {
    const task = this.#task;
    if (!task || !this.isRunning) return;
    task.told.state = 'stopping';
    await task.parts.find(({ told }) => told.state === 'running')?.work.stop();
  }

  doneDate(name: string): string | null {
    return this.#done.get(name) ?? null;
  }

  /** The one that runs, or ran last. */
  async last(): Promise<ServerTask | null> {
    const task = this.#task;
    if (!task) return null;
    const running = task.parts.find(({ told }) => told.state === 'running');
    const progress = await running?.work.progress();
    if (running?.told.state === 'running' && progress !== undefined) running.told.progress = progress;
    return { ...task.told, parts: task.parts.map(({ told }) => ({ ...told })) };
  }
}

const made = new WeakMap<object, ServerTasks>();

export function serverTasksOf(world: { clock: Clock }): ServerTasks {
  const tasks = made.get(world) ?? new ServerTasks(world.clock);
  made.set(world, tasks);
  return tasks;
}
