import { INGEST_NOTES, type IngestNote, type IngestNoteKind, type IngestReport } from '@/contract/dataset/ingest';

interface Noted {
  column?: string;
  value?: string;
  detail?: string;
  used?: string;
}

/** What is said once of an accession, and once of a row, however many observations there are of it. */
const ONCE: Partial<Record<IngestNoteKind, (line: number, value: string) => string | number>> = {
  unknownAccession: (_, value) => value,
  ambiguousAccession: (_, value) => value,
  noAccession: (line) => line,
  repeated: (line) => line,
};

/** Letters of all notes that are kept: of more nobody reads each, and what is said of a kind is counted. */
const MAX_LETTERS = 10_000_000;
/** What each takes beside its texts. */
const LETTERS_OF_A_NOTE = 50;

const isKind = (kind: string): kind is IngestNoteKind => kind in INGEST_NOTES;

/** Notes as they come, and how often each kind occurs. */
export class IngestNotes {
  /** Those that are kept. */
  readonly all: IngestNote[] = [];
  count = 0;
  readonly #counts = new Map<IngestNoteKind, IngestReport['counts'][number]>();
  readonly #once = new Map<string, IngestNote>();
  #letters = 0;

  add(kind: string, line: number, { column = '', value = '', detail, used }: Noted = {}): void {
    if (!isKind(kind)) return;
    const more = detail ?? used;
    const of = ONCE[kind]?.(line, value);
    const key = `${kind} ${of ?? ''}`;
    const known = of === undefined ? undefined : this.#once.get(key);
    const count = this.#counts.get(kind);
    if (known) {
      known.observations = (known.observations ?? 1) + 1;
      if (count) count.observations = (count.observations ?? count.count) + 1;
      return;
    }
    const note: IngestNote = { kind, line, column, value, ...(more === undefined ? {} : { detail: more }) };
    this.count++;
    this.#letters += LETTERS_OF_A_NOTE + column.length + value.length + (more?.length ?? 0);
    if (this.#letters <= MAX_LETTERS) this.all.push(note);
    if (of !== undefined) this.#once.set(key, note);
    if (!count) this.#counts.set(kind, { kind, count: 1, first: note });
    else {
      count.count++;
      if (count.observations !== undefined) count.observations++;
    }
  }

  get counts(): IngestReport['counts'] {
    return [...this.#counts.values()].sort((a, b) => (b.observations ?? b.count) - (a.observations ?? a.count));
  }
}
