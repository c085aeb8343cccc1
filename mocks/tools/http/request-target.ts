/**
 * Path and query of a request, whatever its target was. `//host/path` is a path of this server and not another one's, as
 * it would be if it were resolved against a base; of an absolute target (RFC 9112, 3.2.2) the host does not count either.
 */
export function pathAndQuery(target = '/'): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return (pathname.startsWith('/') ? pathname : '/') + search;
}
