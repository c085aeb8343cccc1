import { NOTE_KINDS, severityOf } from './note-kinds';
import type { Note, NoteKind } from './note-kinds';
import type { Severity } from './notes';

/** Outcomes of rows. The three add up to the rows of the file. */
export interface Outcomes {
  rows: number;
  /** Loaded without a remark; forms may have been brought into line. */
  loaded: number;
  loadedWithRemark: number;
  refused: number;
}

export interface FileReport extends Outcomes {
  file: string;
  encoding: string;
  /** Name of the separator, or `sheet`. */
  separator: string;
  columns: number;
  unknownColumns: string[];
  repeatedColumns: string[];
  /** Lines with nothing on them; not rows. */
  blankLines: number;
}

/** How often a kind of note occurred in one column. */
export interface NoteCount {
  kind: NoteKind;
  severity: Severity;
  column: string;
  count: number;
  /** The first one, as an example. */
  first: Note;
}

export interface ImportReport extends Outcomes {
  files: FileReport[];
  /** By severity, then the most frequent first. */
  counts: NoteCount[];
  /** Every refusal, remark and normalised value, in the order of the files. */
  notes: Note[];
}

const ORDER: Severity[] = ['refused', 'remark', 'normalised'];

/** Counts as the notes come, so that nothing has to be gone through at the end. */
export class ReportBuilder {
  readonly files: FileReport[] = [];
  private readonly notes: Note[] = [];
  private readonly counts = new Map<string, NoteCount>();

  note(note: Note): void {
    this.notes.push(note);
    const key = `${note.kind} ${note.column}`;
    const known = this.counts.get(key);
    if (known) known.count++;
    else {
      const { kind, column } = note;
      this.counts.set(key, { kind, severity: NOTE_KINDS[kind].severity, column, count: 1, first: note });
    }
  }

  build(): ImportReport {
    const sum = (key: keyof Outcomes) => this.files.reduce((total, file) => total + file[key], 0);
    return {
      files: this.files,
      rows: sum('rows'),
      loaded: sum('loaded'),
      loadedWithRemark: sum('loadedWithRemark'),
      refused: sum('refused'),
      counts: [...this.counts.values()].sort(
        (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.count - a.count,
      ),
      notes: this.notes,
    };
  }
}

/** The outcome of a row by its gravest note. */
export const outcomeOf = (notes: Note[]): keyof Omit<Outcomes, 'rows'> => {
  let remarked = false;
  for (const note of notes) {
    const severity = severityOf(note);
    if (severity === 'refused') return 'refused';
    if (severity === 'remark') remarked = true;
  }
  return remarked ? 'loadedWithRemark' : 'loaded';
};
