import { Turns } from '../../../tools/workers/turns';
import type { Pieced } from './pieced';

/** Rows read before it is looked whether others wait. */
const PIECE = 2_000;

/** Thrown where nobody wants it any more. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The turns of an index that is made anew: how far it is, and whether it goes on. */
export class Rebuild extends Turns {
  #size = Infinity;
  #isStopped = false;

  stop(): void {
    this.#isStopped = true;
  }

  /** Begins, or begins again: so many rows are to be read in all. */
  begin(size: number): void {
    this.read = 0;
    this.#size = Math.max(1, size);
  }

  /** From 0 to 1. */
  get share(): number {
    return Math.min(1, this.read / this.#size);
  }

  /** @throws Stopped before anything takes the place of anything. */
  check(): void {
    if (this.#isStopped) throw new Stopped();
  }

  override async next(): Promise<void> {
    await super.next();
    this.check();
  }

  /** All of what is made in pieces. */
  async whole<T extends Pieced>(index: T): Promise<T> {
    this.begin(index.size);
    while (!index.work(PIECE)) {
      this.read = index.read;
      if (this.due()) await this.next();
    }
    return index;
  }
}
