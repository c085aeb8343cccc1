import { isBrapi } from './brapi-failure';
import { isApiPath } from './router';
import { knownOrigin, type SiteList } from './origins';

/** Headers that allow a page of another, listed origin to read the answer; of the Breeding API, a page of any. */
export function corsHeaders(clients: readonly SiteList[], request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  // Tools for breeders run on sites of their own; nothing there depends on who asks.
  if (origin !== null && isBrapi(new URL(request.url).pathname)) return { 'Access-Control-Allow-Origin': '*' };
  const own = new URL(request.url).origin;
  if (origin === null || origin === own || !knownOrigin(clients, origin, own)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Content-Disposition, Pagination-Elements, Retry-After',
    Vary: 'Origin',
  };
}

/** Answers an OPTIONS call to the API; `undefined` for every other. */
export function preflight(clients: readonly SiteList[], request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !isApiPath(new URL(request.url).pathname)) return undefined;
  const allowed = corsHeaders(clients, request);
  if (!('Access-Control-Allow-Origin' in allowed)) return new Response(null, { status: 204 });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
      'Access-Control-Max-Age': '600',
    },
  });
}
