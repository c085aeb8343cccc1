/** Fake timers of a page, in step with its event loop. */
import { setImmediate as afterPoll } from 'node:timers/promises';

/** Milliseconds: whatever a page does this soon after something belongs to it. */
const SOON = 400;
/** Milliseconds that the time of short timers jumps at most while a test waits once: some pages look again and again. */
const FAR = 1_000;
/** Turns of the event loop without anything to do after which nothing is on its way from one task to the next. */
const QUIET = 5;
/** Turns in which calls were all there was; then the thread is left to those who answer them, in the end for good. */
const PATIENT = 50;
const IN_VAIN = 60_000;

type Work = (...values: unknown[]) => void;
interface Timer {
  due: number;
  isShort: boolean;
  run(): void;
}

/**
 * The timers of a page, in times of their own. That of the short ones moves on by itself as elsewhere, and jumps to the
 * next of them when a test waits for a page that has nothing else to do. That of the longer ones moves only when a test
 * lets time pass: a slow machine must not see a notice that a fast one does not.
 */
export class PageClock {
  readonly #window: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  readonly #timers = new Map<number, Timer>();
  #ahead = 0;
  /** Milliseconds that tests let pass. */
  #passed = 0;
  /** While something is waited for: what is awaited at the end of its time. */
  #beforeGivingUp: (() => Promise<void>) | undefined;
  /** Beyond those of the window. */
  #lastId = 1e9;

  constructor({ setTimeout, clearTimeout }: Window) {
    this.#window = { setTimeout, clearTimeout };
  }

  get #now(): number {
    return performance.now() + this.#ahead;
  }

  readonly setTimeout = (work: Work, delay?: number, ...values: unknown[]): number => {
    const wait = Math.max(0, Number(delay) || 0);
    if (this.#beforeGivingUp) return this.#waited(() => work(...values), wait);
    const id = ++this.#lastId;
    const isShort = wait <= SOON;
    const now = isShort ? this.#now : this.#passed;
    this.#timers.set(id, { due: now + wait, isShort, run: () => work(...values) });
    // An error of it is the window's to tell.
    if (isShort) this.#window.setTimeout(() => this.#run(id), wait);
    return id;
  };

  /**
   * Runs what waits for a page. It looks again and gives up by the window's time, but not before the page is settled: on
   * a busy machine one turn may take longer than that.
   */
  waiting<T>(wait: () => T, settled: () => Promise<void>): T {
    this.#beforeGivingUp = settled;
    try {
      return wait();
    } finally {
      this.#beforeGivingUp = undefined;
    }
  }

  #waited(work: () => void, wait: number): number {
    const before = wait > SOON ? this.#beforeGivingUp : undefined;
    return this.#window.setTimeout(before ? () => void before().finally(work) : work, wait);
  }

  readonly clearTimeout = (id?: number): void => {
    if (!this.#timers.delete(id ?? 0)) this.#window.clearTimeout(id);
  };

  readonly requestAnimationFrame = (draw: FrameRequestCallback): number =>
    this.setTimeout(() => draw(performance.now()), 16);

  /** What is left of a page that is gone. */
  forget(): void {
    this.#timers.clear();
  }

  #run(id: number): void {
    const timer = this.#timers.get(id);
    this.#timers.delete(id);
    timer?.run();
  }

  #next(isShort: boolean): [id: number, due: number] {
    let next: [number, number] = [0, Infinity];
    for (const [id, timer] of this.#timers)
      if (timer.isShort === isShort && timer.due < next[1]) next = [id, timer.due];
    return next;
  }

  /**
   * Runs the short timer that is due next, and goes on from its time, where that is no longer jump than this.
   * @returns milliseconds of the jump, 0 where it is due already; undefined where there is none.
   */
  #runNext(longest: number): number | undefined {
    const [id, due] = this.#next(true);
    const jump = Math.max(0, due - this.#now);
    if (jump > longest) return undefined;
    this.#ahead += jump;
    this.#run(id);
    return jump;
  }

  /** Runs the long timers that are due within this time, which is over then. */
  pass(milliseconds: number): void {
    const end = this.#passed + milliseconds;
    for (let [id, due] = this.#next(false); due <= end; [id, due] = this.#next(false)) {
      this.#passed = due;
      this.#run(id);
    }
    this.#passed = end;
  }

  /**
   * Waits until the page has nothing left to do, counted in turns of the event loop: no short timer, and no call under
   * way. How long that takes by the clock does not matter.
   * @throws where calls have no answer, and nobody said that they are held.
   */
  async settled(calls: () => readonly string[]): Promise<void> {
    let left = FAR;
    let waiting = 0;
    for (let quiet = 0; quiet < QUIET;) {
      await afterPoll();
      if (this.#runNext(0) !== undefined) quiet = waiting = 0;
      else if (calls().length > 0) {
        quiet = 0;
        if (++waiting > IN_VAIN) throw new Error(`Without an answer: ${calls().join(', ')}`);
        if (waiting > PATIENT) await new Promise((wake) => this.#window.setTimeout(() => wake(undefined), 1));
      } else if (++quiet === QUIET) {
        const jump = this.#runNext(left);
        if (jump === undefined) return;
        left -= jump;
        quiet = waiting = 0;
      }
    }
  }
}
