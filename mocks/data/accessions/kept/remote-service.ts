import { handedOn, type AccessionService, type AskedMethod } from '../service';

/** What both sides of a worker have in common: `Worker`, `MessagePort` and the worker's own scope. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options?: { once?: boolean }): void;
}

type Method = keyof AccessionService;

interface Question {
  id: number;
  method: Method;
  args: unknown[];
}

interface Reply {
  id: number;
  piece?: string;
  result?: unknown;
  /** Classes are not transferred: an error is recognised by its name. */
  error?: { name: string; message: string };
}

/** The worker's side: answers what `remoteService` asks at the other end. */
export function serveAccessions(port: Port, service: AccessionService): void {
  const reply = (message: Reply): void => port.postMessage(message);
  const answer = async ({ id, method, args }: Question): Promise<void> => {
    try {
      if (method === 'download') {
        const asked = args as Parameters<AccessionService['download']>;
        for await (const piece of service.download(...asked)) reply({ id, piece });
        reply({ id });
        return;
      }
      const ask = service[method] as (...given: unknown[]) => Promise<unknown>;
      reply({ id, result: await ask.apply(service, args) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      reply({ id, error: { name, message } });
    }
  };
  port.addEventListener('message', ({ data }) => void answer(data as Question));
}

function revived({ name, message }: { name: string; message: string }): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

/** An accession service that answers from the other end of a port. */
export function remoteService(port: Port): AccessionService {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;

  port.addEventListener('message', ({ data }) => {
    const reply = data as Reply;
    waiting.get(reply.id)?.(reply);
  });

  const send = (method: Method, args: unknown[], onReply: (reply: Reply) => void): number => {
    last += 1;
    waiting.set(last, onReply);
    port.postMessage({ id: last, method, args } satisfies Question);
    return last;
  };

  const ask = (method: AskedMethod, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = send(method, args, (reply) => {
        waiting.delete(id);
        if (reply.error) reject(revived(reply.error));
        else resolve(reply.result);
      });
    });

  async function* download(...args: Parameters<AccessionService['download']>): AsyncGenerator<string> {
    const arrived: Reply[] = [];
    let wake = (): void => undefined;
    const id = send('download', args, (reply) => {
      arrived.push(reply);
      wake();
    });
    try {
      for (;;) {
        const reply = arrived.shift();
        if (reply === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if (reply.error) {
          throw revived(reply.error);
        } else if (reply.piece === undefined) {
          return;
        } else {
          yield reply.piece;
        }
      }
    } finally {
      waiting.delete(id);
    }
  }

  return handedOn(ask, download);
}
