import type { IncomingMessage } from 'node:http';

/** Bytes a second, over so many milliseconds: whoever sends less holds a connection, and what waits behind it. */
export const SLOWEST = 1_000;
export const PACE_WINDOW = 60_000;

/** Calls again and again, that far apart, until what it answers is called. */
export type Every = (milliseconds: number, work: () => void) => () => void;

export const everyTick: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  // A server that closes does not wait for it.
  timer.unref();
  return () => clearInterval(timer);
};

/** Calls once, while a body comes, where less of it came within a window than the pace asks for. */
export function watchPace(incoming: IncomingMessage, every: Every, onSlow: () => void): void {
  const { socket } = incoming;
  let before = socket.bytesRead;
  const stop = every(PACE_WINDOW, () => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (came >= (SLOWEST * PACE_WINDOW) / 1_000) return;
    stop();
    onSlow();
  });
  incoming.once('end', stop).once('close', stop);
}
