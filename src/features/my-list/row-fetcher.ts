import type { Accession } from '@/contract/accession/accession';
import { BATCH_FETCH } from '@/contract/constants';
import type { Failure } from '@/shared/api/failure';

/** With a failure comes what the browser kept, and of which day that is. */
type Answer =
  | { data: { content: Accession[]; missing: string[] } }
  | { error: Failure; kept?: { day: string; rows: readonly Accession[] } };

/** Asks for up to 200 accessions; never rejects. */
export type FetchRows = (uuids: readonly string[]) => Promise<Answer>;

/** What is known so far. A new object whenever that changes; its maps are the same ones, filled further. */
export interface FetchedRows {
  rows: ReadonlyMap<string, Accession>;
  /** Asked for, and not known to the server. */
  missing: ReadonlySet<string>;
  /** Not answered yet. */
  waiting: number;
  /** Not answered because their call failed. */
  failed: number;
  failure: Failure | undefined;
  /** ISO day on which rows were read that the browser kept. */
  keptOn: string | undefined;
}

/** Calls at a time: enough to keep a server busy, few enough to be polite. */
const PARALLEL = 4;
/** Milliseconds between two pictures of what came. */
const TELL_EVERY = 120;

/** Accessions of a list in slices of 200, each asked for once. */
export class RowFetcher {
  readonly #fetch: FetchRows;
  readonly #rows = new Map<string, Accession>();
  readonly #missing = new Set<string>();
  /** Everything wanted that is answered, under way or failed. */
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  /** Slices to ask for. */
  #queue: (readonly string[])[] = [];
  #failed: string[] = [];
  #failure: Failure | undefined;
  #keptOn: string | undefined;
  #running = 0;
  #underWay = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known: FetchedRows = {
    rows: this.#rows,
    missing: this.#missing,
    waiting: 0,
    failed: 0,
    failure: undefined,
    keptOn: undefined,
  };

  constructor(fetch: FetchRows) {
    this.#fetch = fetch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly known = (): FetchedRows => this.#known;

  /** Asks for those of these that were not asked for yet: a call of their own, after what was wanted before. */
  want(uuids: readonly string[]): void {
    const fresh = uuids.filter((uuid) => !this.#asked.has(uuid));
    if (fresh.length === 0) return;
    for (const uuid of fresh) this.#asked.add(uuid);
    this.#enqueue(fresh);
    this.#start();
    this.#tell(true);
  }

  readonly retry = (): void => {
    this.#enqueue(this.#failed);
    this.#failed = [];
    this.#failure = undefined;
    this.#keptOn = undefined;
    this.#start();
    this.#tell(true);
  };

  #enqueue(uuids: readonly string[]): void {
    for (let from = 0; from < uuids.length; from += BATCH_FETCH)
      this.#queue.push(uuids.slice(from, from + BATCH_FETCH));
  }

  #start(): void {
    while (this.#running < PARALLEL) {
      const slice = this.#queue.shift();
      if (!slice) return;
      void this.#run(slice);
    }
  }

  async #run(slice: readonly string[]): Promise<void> {
    this.#running += 1;
    this.#underWay += slice.length;
    const answer = await this.#fetch(slice);
    this.#running -= 1;
    this.#underWay -= slice.length;
    if ('data' in answer) this.#take(slice, answer.data.content);
    else {
      this.#failed.push(...slice);
      this.#failure = answer.error;
      this.#keptOn = answer.kept?.day;
      for (const row of answer.kept?.rows ?? []) if (!this.#rows.has(row.uuid)) this.#rows.set(row.uuid, row);
    }
    this.#start();
    // The first rows and the end show at once, what comes between in steps.
    this.#tell(this.#rows.size <= BATCH_FETCH || this.#running === 0);
  }

  /** What an answer leaves out is missing, whether or not the server says so. */
  #take(slice: readonly string[], content: readonly Accession[]): void {
    for (const row of content) this.#rows.set(row.uuid, row);
    for (const uuid of slice) if (!this.#rows.has(uuid)) this.#missing.add(uuid);
  }

  #tell(now: boolean): void {
    if (!now) {
      this.#timer ??= setTimeout(() => this.#tell(true), TELL_EVERY);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#known = {
      rows: this.#rows,
      missing: this.#missing,
      waiting: this.#queue.reduce((sum, slice) => sum + slice.length, this.#underWay),
      failed: this.#failed.length,
      failure: this.#failure,
      keptOn: this.#keptOn,
    };
    for (const listener of this.#listeners) listener();
  }
}
