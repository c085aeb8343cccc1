import { ROOT_PATHS } from '@/contract/root-paths';

interface Line {
  /** `GET /thing/:id`. */
  line: string;
}

export interface Route<A> {
  answer: A;
  params: Record<string, string>;
}

/** `undefined`: not an address of the API at all. `'method'`: the address exists, with another method. */
export type Found<A> = Route<A> | 'unknown' | 'method' | undefined;

const PREFIX = /^\/api\/v[12](?=\/)/;

const isRoot = (path: string): boolean =>
  ROOT_PATHS.some((root) => (root.endsWith('/') ? path.startsWith(root) : path === root));

/** Whether the path is one of the API's at all, answered or not. */
export const isApiPath = (path: string): boolean => path.startsWith('/api/') || isRoot(path);

/** DOIs and paths of files hold slashes, so they may come as several segments; every other parameter is one. */
const SPANNING = new Set(['doi', 'path']);

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/[.]/g, '\\.').replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${SPANNING.has(name) ? '.+' : '[^/]+'})`)}$`,
  );

function decoded(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined; // a lone `%` names nothing
  }
}

/** Finds the answer to `METHOD pathname`: below `/api/v1` or `/api/v2`, or at the root for the root paths. Fixed words win over parameters. */
export function makeRouter<A extends Line>(answers: readonly A[]): (method: string, pathname: string) => Found<A> {
  const fixed = new Map<string, A>();
  const open: { method: string; expression: RegExp; answer: A }[] = [];
  for (const answer of answers) {
    const [method = '', path = ''] = answer.line.split(' ');
    if (path.includes(':')) open.push({ method, expression: pattern(path), answer });
    else fixed.set(answer.line, answer);
  }
  const methods = [...new Set(answers.map(({ line }) => line.slice(0, line.indexOf(' '))))];

  const find = (method: string, path: string): Route<A> | undefined => {
    const exact = fixed.get(`${method} ${path}`);
    if (exact) return { answer: exact, params: {} };
    for (const each of open) {
      if (each.method !== method) continue;
      const match = each.expression.exec(path);
      const params = match && decoded(match.groups);
      if (params) return { answer: each.answer, params };
    }
    return undefined;
  };

  return (method, pathname) => {
    const prefix = PREFIX.exec(pathname)?.[0];
    const path = (prefix === undefined ? pathname : pathname.slice(prefix.length)).replace(/(?<=.)\/$/, '');
    if (prefix === undefined && !isRoot(path)) return pathname.startsWith('/api/') ? 'unknown' : undefined;
    // Root paths do not exist below the prefix, the others only there.
    if (prefix !== undefined && isRoot(path)) return 'unknown';
    const found = find(method, path);
    if (found) return found;
    return methods.some((other) => other !== method && find(other, path)) ? 'method' : 'unknown';
  };
}
