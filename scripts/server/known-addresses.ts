import { routePatterns } from '@/routes/route-patterns';

/** Whether a path, still percent-encoded and without query, is an address of the portal. */
export function knownAddresses(patterns = routePatterns()): (pathname: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'));
  return (pathname) => {
    const path = decoded(pathname);
    return path !== undefined && expressions.some((expression) => expression.test(path));
  };
}

/** The same for nginx: a map that sets `$known_address`. */
export function knownAddressesMap(patterns = routePatterns()): string {
  const lines = patterns.map((pattern) => `  "~${pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" 1;`);
  return [
    '# Written by scripts/known-addresses.ts from src/routes.',
    'map $uri $known_address {',
    '  default 0;',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function decoded(pathname: string): string | undefined {
  try {
    // nginx reads several slashes as one.
    return decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}
