export interface RowsDone {
  rows: number;
  /** Of those that the work goes through. */
  total: number;
}

/** What is done portion by portion. Who lets go of it in between finds everything as it was. */
export type Work<T = void> = Generator<RowsDone, T>;

/** Does it at a stretch. */
export function allOf<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
