/** A small collection held in memory, in its default order. Counts of accessions in its rows come from the accession service. */
export interface Source<T> {
  all(): Promise<readonly T[]>;
  one(key: string): Promise<T | undefined>;
}

/** Rows that are made when first asked for, found by their key. */
export function lazySource<T>(key: (row: T) => string, rows: () => Promise<readonly T[]>): Source<T> {
  let made: Promise<{ all: readonly T[]; index: Map<string, T> }> | undefined;
  const ready = () => (made ??= rows().then((all) => ({ all, index: new Map(all.map((row) => [key(row), row])) })));
  return {
    all: async () => (await ready()).all,
    one: async (wanted) => (await ready()).index.get(wanted),
  };
}
