/**
 * Holds the pauses in which long work of the page hears who cancels it: timers without a delay, from now on.
 * @returns lets go of those that are held; later ones are as usual.
 */
export function heldPauses(): () => void {
  const { setTimeout: later } = window;
  const held: TimerHandler[] = [];
  const hold = (work: TimerHandler, delay?: number, ...values: unknown[]) =>
    delay === undefined ? held.push(work) : later(work, delay, ...values);
  // Not a mock: by one the library of tests would know fake timers. What Node adds to it is not asked for here.
  window.setTimeout = hold as typeof later;
  return () => {
    window.setTimeout = later;
    for (const work of held) later(work, 0);
  };
}
