/** Route matching on the server, for status 404 and the prerendered shell of a path: in Node, and as maps of nginx. */
import { isLanguage, splitLanguage } from '@/app/language/language';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { matchRoute } from '@/routes/match-route';
import { routePatterns } from '@/routes/route-patterns';
import { routeNames } from '@/routes/routes';
import { firstPageFile, firstPageNames, OTHER_PAGE } from '../build/first-page';

/** Whether a path, still percent-encoded and without query, is an address of the portal. */
export function knownAddresses(patterns = routePatterns()): (pathname: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'));
  return (pathname) => {
    const path = decoded(pathname);
    return path !== undefined && expressions.some((expression) => expression.test(path));
  };
}

/**
 * The file of the page that an address begins with, in its own language where that is open to everybody.
 *
 * @param open the codes of these languages, separated by commas, or `all`
 */
export function firstPages(open: string): (pathname: string) => string {
  const codes = new Set(open === 'all' ? ENABLED_LANGUAGES : open.split(',').map((code) => code.trim()));
  return (pathname) => {
    const { code = 'en', rest } = splitLanguage(pathname);
    const row = matchRoute(rest)?.name;
    const name = firstPageNames.find((each) => each === row) ?? OTHER_PAGE;
    return firstPageFile({ name, language: isLanguage(code) && codes.has(code) ? code : 'en' });
  };
}

/** A text in a file of nginx. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** A line of a map of nginx: a pattern begins with a tilde. */
export const mapLine = (key: string, value: string | number) => `  ${quoted(key)} ${value};`;
const line = (pattern: string, value: string | number) => mapLine(`~${pattern}`, value);

/** The same for nginx: maps that set `$known_address` and `$first_page`. */
export function knownAddressesMap(patterns = routePatterns()): string {
  const lines = patterns.map((pattern) => line(pattern, 1));
  // The first that fits counts: items come behind whatever else stands below their lists.
  const others = routeNames.filter((name) => !firstPageNames.some((each) => each === name));
  const pages = [
    ...routePatterns(others).map((pattern) => line(pattern, OTHER_PAGE)),
    ...firstPageNames.flatMap((name) => routePatterns([name]).map((pattern) => line(pattern, name))),
  ];
  return [
    '# Written by scripts/known-addresses.ts from src/routes.',
    'map $uri $known_address {',
    '  default 0;',
    ...lines,
    '}',
    'map $uri $first_page {',
    `  default ${OTHER_PAGE};`,
    ...pages,
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
