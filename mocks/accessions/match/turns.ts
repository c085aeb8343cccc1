/** Milliseconds of work before other questions get their turn. */
const TURN = 25;

/** Long work in turns with everything else that waits for the thread. */
export class Turns {
  #since = performance.now();

  due(): boolean {
    return performance.now() - this.#since > TURN;
  }

  async next(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#since = performance.now();
  }
}
