import type { NoteDetail } from '../report/note-details';
import type { CheckKind } from './check-kinds';

/** A cell of a row, by its column from 0, and what is to stand there. */
export interface CellFix {
  index: number;
  value: string;
}

/** Something that is wrong with a row. */
export interface Problem {
  kind: CheckKind;
  /** The column from 0; -1: the row as a whole. */
  index: number;
  detail?: NoteDetail;
  /** The correction, where there is one that is sure; `remove`: of the row. */
  fix?: readonly CellFix[] | 'remove';
}
