import type { AuditEntry } from '../publication/history';

/** Properties whose values the history tells as JSON; all others are texts. */
const AS_JSON: ReadonlySet<string> = new Set(['template', 'items']);
const CHANGED: ReadonlySet<string> = new Set([
  ...AS_JSON,
  'title',
  'description',
  'body',
  'slug',
  'date',
  'translations',
]);

type Values = Record<string, unknown>;

/** With this value at the path; what is null is not there. */
function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  const { [name]: before, ...others } = values;
  const now = rest.length > 0 ? withValue((before ?? {}) as Values, rest, value) : value;
  const isNothing = now === null || (rest.length > 0 && Object.keys(now as Values).length === 0);
  return isNothing ? others : { ...values, [name]: now };
}

/**
 * What a change has to send so that content is as it was before this entry of its history, newest first; nothing where
 * the history has only counted what came and went.
 */
export function asBefore(item: object, history: readonly AuditEntry[], { logDate }: AuditEntry): Values | undefined {
  let back = { ...item } as Values;
  const touched = new Set<string>();
  for (const { property = '', previous = null, added, ...entry } of history) {
    if (entry.logDate < logDate) break;
    const path = property.split('.');
    const [name = ''] = path;
    if (!CHANGED.has(name)) continue;
    if (added !== undefined) return undefined;
    touched.add(name);
    back = withValue(back, path, previous !== null && AS_JSON.has(name) ? (JSON.parse(previous) as unknown) : previous);
  }
  return Object.fromEntries([...touched].map((name) => [name, back[name] ?? null]));
}
