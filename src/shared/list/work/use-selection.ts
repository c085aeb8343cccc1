import { useMemo, useState } from 'react';

/** Rows chosen on this and other pages of a list; kept while the list is open, whatever the filter shows. */
export interface Selection<T> {
  ids: readonly string[];
  /** Whether rows can be chosen now. */
  on: boolean;
  /** The chosen rows as they were last seen. */
  rows: readonly T[];
  has(id: string): boolean;
  /** Sets which of the rows on this page are chosen; those of other pages stay. */
  choose(ids: ReadonlySet<string>): void;
  toggle(id: string): void;
  /** Takes some of them back, on whatever page they are. */
  drop(ids: ReadonlySet<string>): void;
  clear(): void;
}

export function useSelection<T>(shown: readonly T[], idOf: (row: T) => string, on: boolean): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  return useMemo(() => {
    const set = (ids: ReadonlySet<string>) => {
      const next = new Map(chosen);
      for (const row of shown) {
        if (ids.has(idOf(row))) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      // The grid tells its choice again whenever it is given one.
      if (next.size !== chosen.size || [...next.keys()].some((id) => !chosen.has(id))) setChosen(next);
    };
    const present = new Map(shown.map((row) => [idOf(row), row]));
    return {
      on,
      ids: [...chosen.keys()],
      rows: [...chosen].map(([id, row]) => present.get(id) ?? row),
      has: (id) => chosen.has(id),
      choose: set,
      toggle: (id) => {
        const here = new Set(shown.map(idOf).filter((other) => chosen.has(other)));
        if (!here.delete(id)) here.add(id);
        set(here);
      },
      drop: (ids) => setChosen(new Map([...chosen].filter(([id]) => !ids.has(id)))),
      clear: () => setChosen(new Map()),
    };
  }, [chosen, shown, idOf, on]);
}
