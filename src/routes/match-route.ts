import { rowOf, routeNames, type RouteName } from './routes';
import { segmentsOf, sourceOf, type Segment } from './template';

export interface RouteMatch {
  name: RouteName;
  /** Decoded values by name; an optional one that is not there is absent. */
  params: Readonly<Record<string, string>>;
}

interface Candidate {
  name: RouteName;
  expression: RegExp;
  rank: readonly number[];
}

/** Fixed words first, then closed lists, filter codes, mixed segments, other values, and values that span slashes. */
function rankOf(segment: Segment): number {
  const [first] = segment;
  if (segment.some((part) => typeof part === 'object' && part.spans)) return 5;
  if (segment.length > 1) return 3;
  if (typeof first !== 'object') return 0;
  if (first.pattern.startsWith('(?:')) return 1;
  return first.name === 'filterCode' ? 2 : 4;
}

function byRank(a: Candidate, b: Candidate): number {
  const length = Math.min(a.rank.length, b.rank.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.rank.length - b.rank.length;
}

/** Every path by name, with those it had before. */
const paths = routeNames.flatMap((name) => {
  const { path, aliases = [] } = rowOf(name);
  return [path, ...aliases].map((each) => ({ name, path: each }));
});

const candidates = new Map<string, readonly Candidate[]>();

const firstWord = (path: string): string => path.split('/')[1] ?? '';

/** Those whose first word is this one, or any. To take all of them apart would hold up the first page. */
function candidatesAt(word: string): readonly Candidate[] {
  const kept = candidates.get(word);
  if (kept) return kept;
  const made = paths
    .filter(({ path }) => firstWord(path) === word || firstWord(path).includes('{'))
    .map(({ name, path }) => {
      const segments = segmentsOf(path, rowOf(name).patterns);
      const source = sourceOf(segments, (value) => `(?<${value.name}>${value.pattern})`);
      return { name, expression: new RegExp(`^${source}/?$`), rank: segments.map(rankOf) };
    })
    .sort(byRank);
  candidates.set(word, made);
  return made;
}

/**
 * The row that a path names, without language prefix, percent-encoded as in the address bar. `undefined` means that
 * there is no such page: no pattern fits, or an escape is broken.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const { name, expression } of candidatesAt(firstWord(pathname))) {
    const found = expression.exec(pathname);
    if (found) {
      const params = decoded(found.groups ?? {});
      return params && { name, params };
    }
  }
  return undefined;
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    const present = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return Object.fromEntries(present.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
