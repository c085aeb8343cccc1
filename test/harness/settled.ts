import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { instead } from '../../mocks/adapters/scenarios';
import type { Line } from '@/contract/endpoints';
import type { PageClock } from '../jest/page-clock';

declare global {
  var pageClock: PageClock;
}

/** Calls that have no answer yet, but for those that a test holds. */
const underWay = new Map<string, string>();

interface Call {
  request: Request;
  requestId: string;
}
const begun = ({ request, requestId }: Call) => underWay.set(requestId, `${request.method} ${request.url}`);

/** Has `settled` wait for the calls that this server answers. */
export function watchCalls({ events }: SetupServer): void {
  underWay.clear();
  const ended = ({ requestId }: { requestId: string }) => void underWay.delete(requestId);
  events.on('request:start', ({ request, requestId }) => {
    begun({ request, requestId });
    request.signal.addEventListener('abort', () => ended({ requestId }));
  });
  events.on('request:end', ended);
  events.on('unhandledException', ended);
}

/** Waits until the page has nothing left to do by itself. */
export const settled = (): Promise<void> => globalThis.pageClock.settled(() => [...underWay.values()]);

/** Keeps calls from being answered until they are let go; a page that waits for nothing else is settled. */
export class Gate {
  /** Lets those that wait, and all that follow, be answered. */
  release = (): void => undefined;
  readonly #released = new Promise<void>((resolve) => (this.release = resolve));

  /** To be awaited in a handler. */
  readonly pass = async ({ request, requestId }: Call): Promise<undefined> => {
    underWay.delete(requestId);
    await this.#released;
    // Nobody waits for what was cancelled meanwhile.
    if (!request.signal.aborted) begun({ request, requestId });
  };
}

/** Holds the calls of this line. */
export function held(line: Line): { gate: Gate; handler: HttpHandler } {
  const gate = new Gate();
  return { gate, handler: instead(line, gate.pass) };
}

/** Lets time pass: what waits for it to is done. */
export async function pass(milliseconds: number): Promise<void> {
  globalThis.pageClock.pass(milliseconds);
  await settled();
}
