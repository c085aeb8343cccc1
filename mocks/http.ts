import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse } from 'msw';
import { clientOf } from './client-of';
import { CLIENT_ADDRESS } from './http/client-address';
import { writeAnswer } from './http/content-coding';
import { corsHeaders, preflight } from './http/cors';
import { pathAndQuery } from './http/request-target';
import type { World } from './world/world';
import { handlers } from './handlers';
import { lazyComputer } from './subsetting/lazy-computer';
import { computeBy } from './subsetting/subsetting';
import { lazyReader } from './table-preview/table-reader';
import { readTablesBy } from './table-preview/tables';

/** Answers the request and returns true; returns false and does nothing where the address is not the API's. */
export type ApiListener = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** The origin in `X-Forwarded-*` is believed: the listener belongs behind one's own proxy or on loopback. */
function toRequest(incoming: IncomingMessage): Request {
  const { headers, method = 'GET', url } = incoming;
  const protocol = first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const host = first(headers['x-forwarded-host']) ?? headers.host ?? 'localhost';
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  // Over whatever came under this name.
  sent.set(CLIENT_ADDRESS, clientOf(incoming.socket.remoteAddress, headers['x-forwarded-for']));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${protocol}://${host}${pathAndQuery(url)}`, {
    method,
    headers: sent,
    ...(hasBody ? { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' } : {}),
  });
}

/** The reference API as a listener for a server of your own. A failure of its own becomes a 500 and is given to `onError`. */
export function apiListener(world: World, onError: (error: unknown) => void = console.error): ApiListener {
  const all = handlers(world, '*', onError);
  computeBy(
    world,
    lazyComputer(async () => (await import('./subsetting/node-computer')).nodeComputer),
  );
  readTablesBy(
    world,
    lazyReader(async () => (await import('./table-preview/node-reader')).nodeReader),
  );
  return async (incoming, response) => {
    try {
      const request = toRequest(incoming);
      const answer = preflight(world.settings.clients, request) ?? (await getResponse(all, request));
      if (!answer) return false;
      const cors = corsHeaders(world.settings.clients, request);
      await writeAnswer(answer, response, incoming.headers['accept-encoding'], cors);
    } catch (error) {
      // An aborted download is no failure.
      if (response.destroyed) return true;
      onError(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(response.writableEnded ? undefined : '{"error":"server_error"}');
    }
    return true;
  };
}

/** The reference API alone; 404 for every other address. */
export function apiServer(world: World, onError?: (error: unknown) => void): Server {
  const listener = apiListener(world, onError);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await listener(request, response)) return;
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not_found"}');
  };
  return createServer((request, response) => void answer(request, response));
}
