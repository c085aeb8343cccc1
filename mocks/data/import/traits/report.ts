import { NOTE_KINDS, type Note, type NoteKind } from './notes';

/** What became of a file. Observations are loaded or refused: the two add up. */
export interface TraitsFileReport {
  file: string;
  kind: 'long' | 'wide' | 'definitions';
  encoding: string;
  separator: string;
  rows: number;
  blankLines: number;
  /** Rows of a long table, filled cells of a wide one. */
  observations: number;
  loaded: number;
  refused: number;
  accessions: number;
  descriptors: number;
  /** Names of columns that are no part of an observation. */
  unloaded: string[];
}

export interface KindCount {
  kind: NoteKind;
  count: number;
  first: Note;
}

export interface TraitsReport {
  files: TraitsFileReport[];
  /** The most frequent first. */
  counts: KindCount[];
  /** In the order of the files. */
  notes: Note[];
}

export const isRefusal = (kind: NoteKind): boolean => NOTE_KINDS[kind].severity === 'refused';

/** Counts as the notes come. */
export class TraitsNotes {
  readonly #notes: Note[] = [];
  readonly #counts = new Map<NoteKind, KindCount>();

  add(note: Note): void {
    this.#notes.push(note);
    const known = this.#counts.get(note.kind);
    if (known) known.count++;
    else this.#counts.set(note.kind, { kind: note.kind, count: 1, first: note });
  }

  report(files: TraitsFileReport[]): TraitsReport {
    const order = new Map(files.map(({ file }, at) => [file, at]));
    const place = ({ file }: Note): number => order.get(file) ?? -1;
    return {
      files,
      counts: [...this.#counts.values()].sort((a, b) => b.count - a.count),
      notes: this.#notes.sort((a, b) => place(a) - place(b) || a.line - b.line),
    };
  }
}
