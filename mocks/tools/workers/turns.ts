/** Milliseconds of work before other questions get their turn. */
const TURN = 10;
/** Times that everybody else is called in between: an answer takes several calls, from its body to its compression. */
const ROUNDS = 4;

/** What the clock says, and what this process has worked, in milliseconds; a browser tells the first alone. */
function now(): { wall: number; cpu: number } {
  const wall = performance.now();
  if (typeof process === 'undefined') return { wall, cpu: wall };
  const { user, system } = process.cpuUsage();
  return { wall, cpu: (user + system) / 1_000 };
}

/** Long work in turns with everything else that waits for the thread. */
export class Turns {
  /** Rows read so far, of all passes over them: for who tells how far it is. */
  read = 0;
  #since = now();
  #spent = 0;

  due(): boolean {
    return performance.now() - this.#since.wall > TURN;
  }

  /** Milliseconds of work so far, without those of others in between, or of other processes as far as that is known. */
  get spent(): number {
    const { wall, cpu } = now();
    return this.#spent + Math.min(wall - this.#since.wall, cpu - this.#since.cpu);
  }

  async next(): Promise<void> {
    this.#spent = this.spent;
    for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    this.#since = now();
  }
}

/** Work in pieces that are short themselves. */
export type Pieces<T> = Generator<undefined, T>;

/** @param stopped throws where nobody waits any more. */
export async function inTurns<T>(pieces: Pieces<T>, turns = new Turns(), stopped?: () => void): Promise<T> {
  let step = pieces.next();
  for (; !step.done; step = pieces.next()) {
    if (!turns.due()) continue;
    await turns.next();
    stopped?.();
  }
  return step.value;
}

export function atOnce<T>(pieces: Pieces<T>): T {
  let step = pieces.next();
  while (!step.done) step = pieces.next();
  return step.value;
}

/** The next piece, or `all` that are left. */
export function further<T>(pieces: Pieces<T>, all: boolean): IteratorResult<undefined, T> {
  return all ? { done: true, value: atOnce(pieces) } : pieces.next();
}

/** `rows.map(make)`, in turns with others. */
export async function mapInTurns<A, B>(rows: ArrayLike<A>, make: (row: A, at: number) => B): Promise<B[]> {
  const turns = new Turns();
  const made: B[] = [];
  for (let at = 0; at < rows.length; at++) {
    if (turns.due()) await turns.next();
    made.push(make(rows[at] as A, at));
  }
  return made;
}
