import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { writeAnswer } from '../../mocks/tools/http/content-coding';
import { pathAndQuery } from '../../mocks/tools/http/request-target';
import type { Bridge } from './bridge';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH']);

/** A bridge as a listener of Node's server; whoever leaves ends what is asked of the model. */
export const nodeListener =
  (bridge: Bridge) =>
  async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers, method = 'GET', url } = incoming;
    if (!METHODS.has(method)) return void response.writeHead(405).end();
    const left = new AbortController();
    response.once('close', () => left.abort());
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const request = new Request(`http://localhost${pathAndQuery(url)}`, {
      method,
      headers: sent,
      signal: left.signal,
      ...(hasBody ? { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' } : {}),
    });
    await writeAnswer(await bridge(request), response, headers['accept-encoding'], {});
  };
