/** Order means something only here: the rings of a GeoJSON polygon. */
const ORDERED = 'coordinates';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

function prune(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) {
    const kept = value.map((each) => prune(each, name)).filter((each) => !isEmpty(each));
    if (name === ORDERED) return kept;
    const byText = new Map(kept.map((each) => [JSON.stringify(each), each]));
    return [...byText.keys()].sort().map((text) => byText.get(text));
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, each]): [string, unknown] => [key, prune(each, key)])
    .filter(([, each]) => !isEmpty(each))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

/**
 * A filter in its one spelling: keys and lists sorted, repeated values once, whatever is no criterion left out
 * (null, absent, blank text, empty list or object). `false` and `0` are criteria and stay.
 */
export const canonical = (filter: unknown): object => {
  const pruned = prune(filter, '');
  return typeof pruned === 'object' && pruned !== null ? pruned : {};
};
