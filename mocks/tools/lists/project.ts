const paths = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keep(row: object, wanted: readonly string[], prefix: string): object {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const path = prefix + name;
    if (wanted.some((each) => each === path || path.startsWith(`${each}.`))) return [[name, value]];
    if (isRecord(value) && wanted.some((each) => each.startsWith(`${path}.`)))
      return [[name, keep(value, wanted, `${path}.`)]];
    return [];
  });
  return Object.fromEntries(entries);
}

function drop(row: object, unwanted: readonly string[], prefix: string): object {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const path = prefix + name;
    if (unwanted.includes(path)) return [];
    return [[name, isRecord(value) ? drop(value, unwanted, `${path}.`) : value]];
  });
  return Object.fromEntries(entries);
}

/** Leaves only the paths of `select` (a path names all below it) and none of `exclude`; comma separated dotted paths. */
export function project<T extends object>(row: T, select?: string, exclude?: string): T {
  const wanted = paths(select);
  const unwanted = paths(exclude);
  const kept = wanted.length === 0 ? row : keep(row, wanted, '');
  // A narrowed row has fewer fields than its type says: the caller asked for that.
  return (unwanted.length === 0 ? kept : drop(kept, unwanted, '')) as T;
}
