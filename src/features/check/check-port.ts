import type { SourceFault } from '@/mcpd/check/table-source';
import type { RowsDone } from '@/mcpd/check/work';
import type { Answer, CallMessage, CallName, CheckMessage, Task } from './check-calls';

/** The file cannot be checked. */
export class FileRefused extends Error {
  constructor(
    readonly fault: SourceFault,
    readonly at: number,
  ) {
    super(fault);
  }
}

/** The way to whoever holds the file. */
export interface CheckPort {
  /** @throws FileRefused */
  call<N extends CallName>(name: N, task: Task<N>): Promise<Answer<N>>;
  /** Lets go of the file and of whatever is being done with it. */
  end(): void;
}

interface Holder {
  post(message: CallMessage): void;
  end(): void;
}

type Hear = (message: CheckMessage) => void;

/** A page does not see what its worker fetches: the service worker is told, to have it without a network. */
async function keepUsed(paths: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(paths, { transfer: [] });
}

async function workerHolder(hear: Hear, onBroken: (fault: unknown) => void): Promise<Holder> {
  const { browserWorker } = await import('./browser-worker');
  const worker = browserWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => hear(data));
  worker.addEventListener('error', onBroken);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}

/** In this very thread: where there are no workers. */
async function holderHere(hear: Hear): Promise<Holder> {
  const { answerCall, CheckDesk } = await import('./check-desk');
  let isOver = false;
  const heard: Hear = (message) => {
    if (!isOver) hear(message);
  };
  const pause = () => new Promise<void>((next) => setTimeout(next));
  const desk = new CheckDesk({ onProgress: (progress) => heard({ progress }), pause }, () =>
    Promise.resolve(undefined),
  );
  return {
    post: (message) => void answerCall(desk, message, heard),
    end: () => {
      isOver = true;
    },
  };
}

export function openCheckPort(onProgress: (progress: RowsDone) => void): CheckPort {
  const waiting = new Map<number, { done: (answer: unknown) => void; failed: (fault: unknown) => void }>();
  let calls = 0;
  let isOver = false;
  const onBroken = (fault: unknown): void => {
    for (const { failed } of waiting.values()) failed(fault);
    waiting.clear();
  };
  const hear: Hear = (message) => {
    if ('progress' in message) return onProgress(message.progress);
    if ('used' in message) return void keepUsed(message.used);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) asked?.done(message.answer);
    else if ('fault' in message) asked?.failed(new FileRefused(message.fault, message.at));
    else asked?.failed(new Error(message.broken));
    return undefined;
  };
  const holder = typeof Worker === 'undefined' ? holderHere(hear) : workerHolder(hear, onBroken);
  return {
    call: <N extends CallName>(name: N, task: Task<N>) =>
      new Promise<Answer<N>>((resolve, reject) => {
        calls += 1;
        const id = calls;
        // Whoever answers does so by the same table of calls.
        waiting.set(id, { done: (answer) => resolve(answer as Answer<N>), failed: reject });
        holder.then(({ post }) => post({ id, name, task }), onBroken);
      }),
    end: () => {
      if (isOver) return;
      isOver = true;
      waiting.clear();
      void holder.then(({ end }) => end()).catch(() => undefined);
    },
  };
}
