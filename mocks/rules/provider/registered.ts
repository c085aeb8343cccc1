import type { Application } from '../tokens/clients';

/** Not `[::1]`, which the policy of a page cannot name (`form-action`). */
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * Whether a browser may be sent to this address of a client: to its own site, its own path, and written just so; or to
 * a loopback address, at one of these paths where there are any.
 * @param own origin of the API
 */
export function isRegistered(
  { origins, loopback = false }: Application,
  address: string,
  own: string,
  paths: readonly string[] = [],
): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // `http://localhost:1410` and `http://localhost:1410/` are one address.
  if (!url || (address !== url.origin + url.pathname && `${address}/` !== url.href)) return false;
  const isListed = paths.includes(url.pathname);
  if (loopback && url.protocol === 'http:' && LOOPBACK.has(url.hostname)) return isListed || paths.length === 0;
  return isListed && origins.some((each) => each === url.origin || (each === 'self' && url.origin === own));
}
