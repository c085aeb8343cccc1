/** A small collection held in memory, in its default order. Counts of accessions in its rows come from the accession service. */
export interface Source<T> {
  all(): Promise<readonly T[]>;
  one(key: string): Promise<T | undefined>;
}

/** Rows that are made when first asked for, found by their key. What fails is tried again by the next question. */
export function lazySource<T>(key: (row: T) => string, rows: () => Promise<readonly T[]>): Source<T> {
  let made: Promise<{ all: readonly T[]; index: Map<string, T> }> | undefined;
  const make = async () => {
    try {
      const all = await rows();
      return { all, index: new Map(all.map((row) => [key(row), row])) };
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
  const ready = () => (made ??= make());
  return {
    all: async () => (await ready()).all,
    one: async (wanted) => (await ready()).index.get(wanted),
  };
}
