/** A worker that holds one passport file: checking it holds up no page. */
import type { CallMessage, CheckMessage } from './check-calls';
import { answerCall, CheckDesk } from './check-desk';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const post = (message: CheckMessage): void => globalThis.postMessage(message);
const desk = new CheckDesk({ onProgress: (progress) => post({ progress }) });

globalThis.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => void answerCall(desk, data, post));
