import { WIEWS_PATTERN } from '@/contract/patterns';
import type { Row } from './route';

/** One `{…}` of a path. */
export interface Placeholder {
  name: string;
  optional: boolean;
  /** Source of the regular expression that its text, still percent-encoded, must fit. */
  pattern: string;
  /** Whether slashes belong to the value. */
  spans: boolean;
}

/** A path segment: fixed text and values in turn (`@{lat},{lng},{zoom}z`). */
export type Segment = readonly (string | Placeholder)[];

/** `.` and `..` are no values: the browser resolves them before anybody sees them. */
const VALUE = String.raw`(?!\.{1,2}(?:/|$))[^/]+`;

const PATTERNS: Readonly<Record<string, string>> = {
  filterCode: 'v[0-9A-Za-z_-]+',
  uuid: '(?!v)[a-z0-9-]+',
  wiewsCode: WIEWS_PATTERN,
  lat: '-?[0-9.]+',
  lng: '-?[0-9.]+',
  zoom: '[0-9.]+',
  doi: String.raw`[0-9]+(?:\.[0-9]+)*(?:/|%2[Ff]).*[^/]`,
  path: '.*',
};

const SPANNING = new Set(['doi', 'path']);

const cache = new Map<string, readonly Segment[]>();

/** Takes a path template apart; the answer is kept, templates are constants. */
export function segmentsOf(path: string, patterns: Row['patterns'] = {}): readonly Segment[] {
  const known = cache.get(path);
  if (known) return known;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((text) =>
      text
        .split(/(\{[^}]*\})/)
        .filter(Boolean)
        .map((part) => (part.startsWith('{') ? placeholder(part.slice(1, -1), patterns) : part)),
    );
  cache.set(path, segments);
  return segments;
}

function placeholder(spec: string, patterns: NonNullable<Row['patterns']>): Placeholder {
  const optional = spec.endsWith('?');
  const [name = '', list] = spec.replace(/\?$/, '').split(':');
  const pattern = list ? `(?:${list})` : (patterns[name] ?? PATTERNS[name] ?? VALUE);
  return { name, optional, pattern, spans: SPANNING.has(name) };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The source of a regular expression for a path without its first slash's anchors: `/a(?:/(v[0-9A-Za-z_-]+))?`.
 * `wrap` decides how a value is grouped; a trailing slash stays the caller's business.
 */
export function sourceOf(segments: readonly Segment[], wrap: (value: Placeholder) => string): string {
  return segments
    .map((segment) => {
      const [only] = segment;
      const text = segment.map((part) => (typeof part === 'string' ? escape(part) : wrap(part))).join('');
      return segment.length === 1 && typeof only === 'object' && only.optional ? `(?:/${text})?` : `/${text}`;
    })
    .join('');
}
