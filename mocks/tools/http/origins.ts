import { forbidden } from './api-failure';

/** The web origins that an application may be called from; `*` any, `self` the API's own. */
export interface SiteList {
  clientId: string;
  origins: readonly string[];
}

/** Whether pages of `origin` may call as this client. `self`: the API's own origin. */
function admits(allowed: readonly string[], origin: string, own: string): boolean {
  return allowed.some((each) => each === '*' || each === origin || (each === 'self' && origin === own));
}

/**
 * 403 for a browser call from an origin that the client does not list. Only browsers send `Origin`,
 * and pages cannot forge it; a worker or Jest never shows one, so in effect this rule is the HTTP adapter's.
 */
export function refuseForeignOrigin(
  clients: readonly SiteList[],
  request: Request,
  clientId: string | undefined,
): void {
  const origin = request.headers.get('origin');
  if (origin === null || clientId === undefined) return;
  const client = clients.find((each) => each.clientId === clientId);
  if (client && admits(client.origins, origin, new URL(request.url).origin)) return;
  throw forbidden('This application may not be used from this web site.');
}

/** Whether any client lists the origin: for preflights, which name no client. */
export function knownOrigin(clients: readonly SiteList[], origin: string, own: string): boolean {
  return clients.some(({ origins }) => admits(origins, origin, own));
}
