/** Where signing in leads back to: `/login?from=/admin/users`. */
const PARAMETER = 'from';

/** `path` is path, query and fragment within the portal, without the language prefix. */
export function signInAddress(path: string): string {
  return `/login?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** The way back named in the query, if it stays on this origin and is not the sign-in page itself. */
export function returnPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get(PARAMETER);
  if (!from?.startsWith('/')) return undefined;
  const origin = 'http://portal.invalid';
  // Parsed as a browser would: `//host`, `/\host` and control characters leave the origin.
  const url = URL.canParse(from, origin) ? new URL(from, origin) : undefined;
  if (url?.origin !== origin || url.pathname.startsWith('//') || /^\/login\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
