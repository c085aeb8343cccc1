/** A small collection held in memory, in its default order. Counts of accessions in its rows come from the accession service. */
export interface Source<T> {
  all(): Promise<readonly T[]>;
  one(key: string): Promise<T | undefined>;
}

/** Asks once and keeps the answer; what failed is asked again by the next question. */
export function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}

/** What counts up when it changes. */
export interface Revised {
  readonly revision: number;
}

/** Counted up whenever one of them is. */
export const allOf = (...revised: readonly Revised[]): Revised => ({
  get revision() {
    return revised.reduce((sum, { revision }) => sum + revision, 0);
  },
});

/** Asks again where the table has changed since. */
export function following<T>(table: Revised, ask: () => Promise<T>): () => Promise<T> {
  let asked: (() => Promise<T>) | undefined;
  let revision = -1;
  return () => {
    if (revision !== table.revision) asked = undefined;
    revision = table.revision;
    return (asked ??= askedOnce(ask))();
  };
}

/** Rows that are made when first asked for, and anew where what they follow has changed; found by their key. */
export function lazySource<T>(
  key: (row: T) => string,
  rows: () => Promise<readonly T[]>,
  follows: Revised = { revision: 0 },
): Source<T> {
  const ready = following(follows, async () => {
    const all = await rows();
    return { all, index: new Map(all.map((row) => [key(row), row])) };
  });
  return {
    all: async () => (await ready()).all,
    one: async (wanted) => (await ready()).index.get(wanted),
  };
}
