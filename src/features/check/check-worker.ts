/** A worker that holds one passport file: checking it holds up no page. */
import { loadLands } from '@/shared/map/world/load-lands';
import type { CallMessage, CheckMessage } from './check-calls';
import { answerCall, CheckDesk } from './check-desk';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const post = (message: CheckMessage): void => globalThis.postMessage(message);
/** Begun with the page, so that they are there when the network is not. */
const lands = loadLands().catch(() => undefined);
void lands.then(() =>
  post({ used: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname) }),
);
/** Where timers have others wait for a few milliseconds, messages do not. */
const turns = new MessageChannel();
const pause = () =>
  new Promise<void>((next) => {
    turns.port1.addEventListener('message', () => next(), { once: true });
    turns.port1.start();
    turns.port2.postMessage(undefined);
  });
const desk = new CheckDesk({ onProgress: (progress) => post({ progress }), pause }, () => lands);

globalThis.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => void answerCall(desk, data, post));
