/** Reverse proxy for `/api` and `/oauth`. */
import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ROOT_PATHS } from '@/contract/root-paths';

/** What one hop says to the next is not passed on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const TIMEOUT = 120_000;

/**
 * Passes calls of the API on to a live server. The server knows its clients by the web origin they are registered
 * with, so every call carries that one in place of this machine's.
 * @param target address of the server, without a slash at its end
 * @param origin the registered web origin
 * @returns whether the call was one of the API's
 */
export function apiProxy(
  target: string,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { protocol } = new URL(target);
  const send = protocol === 'https:' ? requestHttps : requestHttp;

  return (request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith('/api/') && !ROOT_PATHS.some((root) => path.startsWith(root))) return false;
    const headers = withoutHops(request.headers);
    delete headers.host;
    delete headers.referer;
    headers.origin = origin;
    const onward = send(target + path, { method: request.method, headers, timeout: TIMEOUT }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, localised(withoutHops(answer.headers), target));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('timeout', () => onward.destroy(new Error('it took too long')));
    onward.on('error', (error) => unreachable(response, target, error));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
    return true;
  };
}

function withoutHops<T extends object>(headers: T): T {
  const kept = { ...headers };
  for (const name of HOP_BY_HOP) Reflect.deleteProperty(kept, name);
  return kept;
}

/** Cookies and redirects of the server become those of this origin. */
function localised(headers: IncomingMessage['headers'], target: string): IncomingMessage['headers'] {
  const own = { ...headers };
  if (own['set-cookie'])
    own['set-cookie'] = own['set-cookie'].map((cookie) => cookie.replaceAll(/;\s*domain=[^;]*/gi, ''));
  if (own.location?.startsWith(target)) own.location = own.location.slice(target.length) || '/';
  return own;
}

function unreachable(response: ServerResponse, target: string, error: Error): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const status = /too long/.test(error.message) ? 504 : 502;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({ error: 'bad_gateway', error_description: `${target} did not answer: ${error.message}` }),
  );
}
