import { CHECK_KINDS, severityOfKind, type CheckKind } from './check-kinds';
import type { ProblemGroups } from './problem-groups';

export interface GroupCount {
  kind: CheckKind;
  index: number;
  rows: number;
  fixable: number;
}

export interface CheckSummary {
  rows: number;
  removed: number;
  withProblems: number;
  /** Grave ones first, then the most frequent. */
  groups: GroupCount[];
  /** The mean of the completeness index as the file came, and as it is now. */
  pdci: { before: number; now: number };
  /** Cells that differ from the file. */
  changes: number;
  undoable: boolean;
}

const ORDER = ['refused', 'remark', 'normalised'];

/** How many rows each group has. Grave ones first, then the most frequent. */
export const groupCounts = ({ all }: ProblemGroups): GroupCount[] =>
  all
    .map(({ kind, index, rows, fixable }) => ({ kind, index, rows: rows.length, fixable }))
    .sort(
      (a, b) =>
        ORDER.indexOf(severityOfKind(a.kind)) - ORDER.indexOf(severityOfKind(b.kind)) ||
        b.rows - a.rows ||
        a.index - b.index ||
        CHECK_KINDS.indexOf(a.kind) - CHECK_KINDS.indexOf(b.kind),
    );
