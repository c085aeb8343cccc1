import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { headersOf } from './content-coding';

/** Milliseconds that the sender of a body that is not read may go on after the answer. */
const LINGERING = 2_000;

/**
 * Writes an answer to a call whose body is still coming: whole and with its length, and ended only when the sender has
 * ended. A connection that is closed over bytes that nobody has read is reset, which can take the answer with it
 * (RFC 9112, 9.6).
 */
export async function answerEarly(
  answer: Response,
  incoming: IncomingMessage,
  response: ServerResponse,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = headersOf(answer, extra);
  headers.set('Content-Length', String(body.length));
  response.writeHead(answer.status, Object.fromEntries(headers)).write(body);
  // Whoever read the beginning of it takes no more: the rest is dropped as it comes.
  incoming.removeAllListeners('data').resume();
  const isWhole = await finished(incoming, { signal: AbortSignal.timeout(LINGERING) }).then(
    () => true,
    () => false,
  );
  response.end();
  if (!isWhole) incoming.destroy();
}
