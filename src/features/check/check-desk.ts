import { isWiewsCode } from '@/contract/patterns';
import { FILLABLE } from '@/mcpd/check/filled-column';
import type { Lands } from '@/mcpd/check/lands';
import { PassportCheck } from '@/mcpd/check/passport-check';
import { publishedDifference, publishedRecords, type ChangedRow } from '@/mcpd/check/published-difference';
import { readSource, SourceProblem, type TableSource } from '@/mcpd/check/table-source';
import type { RowsDone, Work } from '@/mcpd/check/work';
import type { CallMessage, Cancelled, CheckCalls, CheckMessage, OpenedFile, RowView } from './check-calls';

/** Characters of a value in a list of rows. */
const SHOWN = 200;
const NAMING = ['ACCENUMB', 'GENUS'] as const;
const IDENTITY = ['INSTCODE', ...NAMING] as const;

interface Hears {
  onProgress: (progress: RowsDone) => void;
  /** Lets others have their turn, and calls be heard. */
  pause: () => Promise<void>;
}

/** Shapes of the world, where they can be had: without them positions are checked by their numbers. */
type LoadLands = () => Promise<Lands | undefined>;

/** Holds one file and answers what the page asks of it. */
export class CheckDesk implements CheckCalls {
  readonly #hears: Hears;
  readonly #loadLands: LoadLands;
  #check: PassportCheck | undefined;
  #source: TableSource | undefined;
  #changed: readonly ChangedRow[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isCancelled = false;

  constructor(hears: Hears, loadLands: LoadLands) {
    this.#hears = hears;
    this.#loadLands = loadLands;
  }

  async open({ file, today }: Parameters<CheckCalls['open']>[0]): ReturnType<CheckCalls['open']> {
    const source = readSource(new Uint8Array(await file.arrayBuffer()));
    const lands = await this.#loadLands();
    const check = new PassportCheck(source, { today, lands });
    this.#hears.onProgress({ rows: 0, total: source.rows.length });
    await this.#done(check.checkAll());
    this.#check = check;
    this.#source = source;
    return this.#opened;
  }

  rows({ group, from, count }: Parameters<CheckCalls['rows']>[0]): ReturnType<CheckCalls['rows']> {
    const all = this.#open.rowsWith(group);
    return { total: all.length, rows: all.slice(from, from + count).map((row) => this.#view(row)) };
  }

  row({ row }: { row: number }): ReturnType<CheckCalls['row']> {
    return { row, ...this.#open.row(row) };
  }

  async fix({ kind, index, row }: Parameters<CheckCalls['fix']>[0]): ReturnType<CheckCalls['fix']> {
    const fixed = await this.#done(this.#open.fix({ kind, index }, row));
    return typeof fixed === 'object' ? fixed : { fixed, summary: this.#open.summary };
  }

  edit({ row, cells }: Parameters<CheckCalls['edit']>[0]): ReturnType<CheckCalls['edit']> {
    this.#open.edit(row, cells);
    return this.#open.summary;
  }

  remove({ row }: { row: number }): ReturnType<CheckCalls['remove']> {
    this.#open.remove(row);
    return this.#open.summary;
  }

  async fill({ column, value }: Parameters<CheckCalls['fill']>[0]): ReturnType<CheckCalls['fill']> {
    const fault = await this.#done(this.#open.fill(column, value));
    if (typeof fault === 'object') return fault;
    return fault ? { fault } : this.#opened;
  }

  async undo(): ReturnType<CheckCalls['undo']> {
    const undone = await this.#done(this.#open.undo());
    return undone ?? this.#opened;
  }

  cancel(): void {
    this.#isCancelled = true;
  }

  /** Each when the ones before it were answered, so that none finds a file half corrected. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  file(): Blob {
    return new Blob([...this.#open.csv()], { type: 'text/csv;charset=utf-8' });
  }

  institutes(): ReturnType<CheckCalls['institutes']> {
    return [...this.#open.institutes].filter(isWiewsCode);
  }

  compare({ published }: Parameters<CheckCalls['compare']>[0]): ReturnType<CheckCalls['compare']> {
    const found = publishedDifference(publishedRecords(published), [...this.#open.compared()]);
    this.#changed = found.changed;
    const columns = new Map<string, number>();
    for (const { changes } of found.changed)
      for (const { column } of changes) columns.set(column, (columns.get(column) ?? 0) + 1);
    return {
      ...found,
      changed: found.changed.length,
      columns: [...columns].map(([column, count]) => ({ column, count })).sort((a, b) => b.count - a.count),
    };
  }

  changes({ from, count }: Parameters<CheckCalls['changes']>[0]): ReturnType<CheckCalls['changes']> {
    return this.#changed.slice(from, from + count).map(({ row, changes }) => ({
      row,
      line: this.#open.row(row).line,
      name: this.#nameOf(row),
      changes: changes.map(({ column, previous, value }) => ({
        column,
        previous: previous.slice(0, SHOWN),
        value: value.slice(0, SHOWN),
      })),
    }));
  }

  get #open(): PassportCheck {
    if (!this.#check) throw new Error('No file was opened.');
    return this.#check;
  }

  get #opened(): OpenedFile {
    const { plan, summary } = this.#open;
    const { headers, columns } = plan;
    const { sheet, otherSheets = [], encoding = '' } = this.#source ?? {};
    return {
      headers,
      known: columns.map((column) => column !== undefined),
      missing: IDENTITY.filter((column) => !columns.includes(column)),
      fillable: FILLABLE.filter((column) => !columns.includes(column)),
      sheet,
      otherSheets,
      encoding,
      summary,
    };
  }

  async #done<T>(work: Work<T>): Promise<T | Cancelled> {
    this.#isCancelled = false;
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      this.#hears.onProgress(step.value);
      await this.#hears.pause();
      if (!this.#isCancelled) continue;
      // It puts everything back as it was.
      work.return(undefined as T);
      return { cancelled: true };
    }
  }

  #nameOf(row: number): string {
    const { cells } = this.#open.row(row);
    const { columns } = this.#open.plan;
    const names = NAMING.map((column) => cells[columns.indexOf(column)] ?? '').filter(Boolean);
    return names.join(' · ').slice(0, SHOWN);
  }

  #view(row: number): RowView {
    const { line, cells, problems } = this.#open.row(row);
    return {
      row,
      line,
      name: this.#nameOf(row),
      problems: problems.map((problem) => ({ ...problem, value: (cells[problem.index] ?? '').slice(0, SHOWN) })),
    };
  }
}

/** Does what a message asks, and says what came of it. */
export async function answerCall(
  desk: CheckDesk,
  { id, name, task }: CallMessage,
  post: (message: CheckMessage) => void,
): Promise<void> {
  try {
    // Name and task were put together by a `CheckPort`, which checks that they fit.
    const call = desk[name].bind(desk) as (given: object) => unknown;
    // The one that it cancels would be answered first.
    post({ id, answer: await (name === 'cancel' ? call(task) : desk.inTurn(() => call(task))) });
  } catch (fault) {
    if (fault instanceof SourceProblem) post({ id, fault: fault.fault, at: fault.at });
    else post({ id, broken: String(fault) });
  }
}
