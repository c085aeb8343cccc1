import type { CheckKind } from './check-kinds';
import type { Problem } from './problem';

/** The rows that have a problem of one kind in one column. */
interface Group {
  kind: CheckKind;
  index: number;
  /** In the order of the file. */
  rows: number[];
  /** Those of them that can be corrected for sure. */
  fixable: number;
}

const without = (rows: readonly number[], changed: ReadonlySet<number>): number[] =>
  rows.filter((row) => !changed.has(row));

/** Counts problems by kind and column without keeping them: a file may have one in each of its cells. */
export class ProblemGroups {
  readonly #groups = new Map<string, Group>();

  add(row: number, problems: readonly Problem[]): void {
    for (const { kind, index, fix } of problems) {
      const key = `${kind} ${index}`;
      const group = this.#groups.get(key) ?? { kind, index, rows: [], fixable: 0 };
      this.#groups.set(key, group);
      group.rows.push(row);
      if (fix) group.fixable += 1;
    }
  }

  /** Rows are about to be added again; what is `fixable` of them is not known here, and is told by `lose`. */
  take(changed: ReadonlySet<number>): void {
    for (const group of this.#groups.values()) group.rows = without(group.rows, changed);
  }

  /** Problems of a row that was taken. */
  lose(problems: readonly Problem[]): void {
    for (const { kind, index, fix } of problems) {
      const group = this.#groups.get(`${kind} ${index}`);
      if (group && fix) group.fixable -= 1;
    }
  }

  /** All of these kinds are about to be looked for again. */
  takeKinds(kinds: readonly CheckKind[]): void {
    for (const [key, { kind }] of this.#groups) if (kinds.includes(kind)) this.#groups.delete(key);
  }

  /** After rows were added again at their end. */
  settle(): void {
    for (const [key, { rows }] of this.#groups)
      if (rows.length === 0) this.#groups.delete(key);
      else rows.sort((a, b) => a - b);
  }

  copy(): ProblemGroups {
    const copy = new ProblemGroups();
    for (const [key, group] of this.#groups) copy.#groups.set(key, { ...group, rows: [...group.rows] });
    return copy;
  }

  get all(): readonly Readonly<Group>[] {
    return [...this.#groups.values()];
  }

  of(kind: CheckKind, index: number): readonly number[] {
    return this.#groups.get(`${kind} ${index}`)?.rows ?? [];
  }
}
