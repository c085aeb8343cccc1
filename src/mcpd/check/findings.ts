import type { Problem } from './problem';
import { ProblemGroups } from './problem-groups';
import { keepNames, noNames, type Names } from './repeated-rows';
import type { CheckedRow } from './row-check';

const NAMELESS = { instCode: '', acceNumb: '', genus: '' };

/** What was found of all rows of a file. */
export class Findings {
  readonly groups: ProblemGroups;
  readonly names: Names;
  readonly pdci: number[];
  /** Rows that have problems by themselves. */
  readonly #faulty: Set<number>;
  #repeated: ReadonlyMap<number, readonly Problem[]>;

  constructor(like?: Findings) {
    this.groups = like?.groups.copy() ?? new ProblemGroups();
    const { identity, doi, uuid } = like?.names ?? noNames();
    this.names = { identity: [...identity], doi: [...doi], uuid: [...uuid] };
    this.pdci = [...(like?.pdci ?? [])];
    this.#faulty = new Set(like?.faulty);
    this.#repeated = like?.repeated ?? new Map<number, Problem[]>();
  }

  get faulty(): ReadonlySet<number> {
    return this.#faulty;
  }

  /** What rows say that others said before. */
  get repeated(): ReadonlyMap<number, readonly Problem[]> {
    return this.#repeated;
  }

  get rowsWithProblems(): ReadonlySet<number> {
    return new Set([...this.#faulty, ...this.#repeated.keys()]);
  }

  /** Takes a row as it is now, or as removed. Answers whether it names something else than before. */
  put(row: number, checked?: CheckedRow): boolean {
    const { record = NAMELESS, problems = [], pdci = 0 } = checked ?? {};
    this.pdci[row] = pdci;
    this.groups.add(row, problems);
    if (checked) this.groups.add(row, this.#repeated.get(row) ?? []);
    if (problems.length > 0) this.#faulty.add(row);
    else this.#faulty.delete(row);
    return keepNames(this.names, row, record);
  }

  /** All rows were compared with each other. */
  repeat(repeated: ReadonlyMap<number, readonly Problem[]>): void {
    this.groups.takeKinds(['duplicate', 'repeatedDoi', 'repeatedUuid']);
    this.#repeated = repeated;
    for (const [row, problems] of repeated) this.groups.add(row, problems);
  }
}
