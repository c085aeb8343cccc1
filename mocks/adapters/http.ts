import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse } from 'msw';
import { clientOf } from './client-of';
import { answerEarly } from '../tools/http/answer-early';
import { ApiFailure } from '../tools/http/api-failure';
import { everyTick, PACE_WINDOW, SLOWEST, watchPace, type Every } from '../tools/http/body-pace';
import { CLIENT_ADDRESS } from '../tools/http/client-address';
import { writeAnswer } from '../tools/http/content-coding';
import { corsHeaders, preflight } from '../tools/http/cors';
import { notOurs, ownOrigin } from '../tools/http/own-origin';
import { pathAndQuery } from '../tools/http/request-target';
import type { World } from '../rules/world/world';
import { handlers } from './handlers';
import { lazyComputer } from '../rules/subsetting/lazy-computer';
import { computeBy } from '../rules/subsetting/subsetting';
import { lazyReader } from '../data/table-preview/table-reader';
import { readTablesBy } from '../data/table-preview/tables';

/** Answers the request and returns true; returns false and does nothing where the address is not the API's. */
export type ApiListener = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Of others, `TRACE` above all, a `Request` cannot be made. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** As msw reads it. @throws 405 for a method that no API knows, 421 for a host that is not ours. */
function toRequest(incoming: IncomingMessage, { settings }: World): Request {
  const { headers, method = 'GET', url } = incoming;
  if (!METHODS.has(method)) throw new ApiFailure(405, 'method_not_allowed', `Not with ${method}.`);
  const origin = ownOrigin(incoming, settings.own);
  if (origin === undefined) throw notOurs();
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  // Over whatever came under this name.
  const forwarded = settings.own.trustProxy ? headers['x-forwarded-for'] : undefined;
  sent.set(CLIENT_ADDRESS, clientOf(incoming.socket.remoteAddress, forwarded));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + pathAndQuery(url), {
    method,
    headers: sent,
    ...(hasBody ? { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' } : {}),
  });
}

/** An answer is data and no page, unless it says otherwise; pages elsewhere may show pictures, and see that we are here. */
function guards({ headers }: Response, path: string): Record<string, string> {
  const isOpen = path.startsWith('/.well-known/') || headers.get('content-type')?.startsWith('image/');
  return {
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': isOpen ? 'cross-origin' : 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

const failed = (known: ApiFailure | undefined): Response =>
  Response.json(known?.body('en') ?? { error: 'server_error' }, { status: known?.status ?? 500 });

const tooSlow = (): ApiFailure =>
  new ApiFailure(
    408,
    'request_timeout',
    `A body comes with ${SLOWEST} bytes a second at least, over ${PACE_WINDOW / 1_000} s.`,
  );

/** At once: what else comes of the body is not waited for. */
function endSlow(incoming: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void incoming.destroy();
  const body = JSON.stringify(tooSlow().body('en'));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  response.writeHead(408, headers).end(body, () => incoming.destroy());
}

/**
 * The reference API as a listener for a server of your own. A failure of its own becomes a 500 and is given to `onError`;
 * a body that drips is ended with 408, by a timer that tests hold in their hands.
 */
export function apiListener(
  world: World,
  onError: (error: unknown) => void = console.error,
  every: Every = everyTick,
): ApiListener {
  const all = handlers(world, '*', onError);
  computeBy(
    world,
    lazyComputer(async () => (await import('../rules/subsetting/node-computer')).nodeComputer),
  );
  readTablesBy(
    world,
    lazyReader(async () => (await import('../data/table-preview/node-reader')).nodeReader),
  );
  return async (incoming, response) => {
    let isEnded = false;
    const hasBody =
      incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length']) > 0;
    if (hasBody)
      watchPace(incoming, every, () => {
        isEnded = true;
        endSlow(incoming, response);
      });
    try {
      const request = toRequest(incoming, world);
      const answer = preflight(world.clients.inUse(), request) ?? (await getResponse(all, request));
      if (!answer) return false;
      if (isEnded) return true;
      for (const [name, value] of Object.entries(guards(answer, pathAndQuery(incoming.url))))
        response.setHeader(name, value);
      const cors = corsHeaders(world.clients.inUse(), request);
      if (incoming.complete) await writeAnswer(answer, response, incoming.headers['accept-encoding'], cors);
      else await answerEarly(answer, incoming, response, cors);
    } catch (error) {
      // An aborted download is no failure, and neither is a body that was ended here.
      if (response.destroyed || isEnded) return true;
      const known = error instanceof ApiFailure ? error : undefined;
      if (!known) onError(error);
      // What has begun cannot become another answer, and must not look whole.
      if (response.headersSent) response.destroy();
      else await answerEarly(failed(known), incoming, response, {});
    }
    return true;
  };
}

/** The reference API alone; 404 for every other address. */
export function apiServer(world: World, onError?: (error: unknown) => void, every?: Every): Server {
  const listener = apiListener(world, onError, every);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await listener(request, response)) return;
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not_found"}');
  };
  return createServer((request, response) => void answer(request, response));
}
