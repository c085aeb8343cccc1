import type { TableFile, TableRows, TableSheet } from '@/contract/dataset/table-preview';
import { ApiFailure, notFound } from '../../tools/http/api-failure';
import type { SourceFile } from '../observations/observed-dataset';
import { unpackRows, type RowBlock } from './packed-rows';
import type { ReadSheet, TableMessage } from './table-task';
import { readHere, type TableReader } from './table-reader';
import { atMost } from '../../tools/workers/at-most';
import { sentence } from '../../tools/http/sentence';

/** Files that are kept read, and bytes of all of them; the last one always is. */
const MAX_KEPT_FILES = 8;
const MAX_KEPT_BYTES = 300_000_000;
/** Files that are read at once: each may take a thread and some hundred megabytes. */
const AT_ONCE = 2;
/** Milliseconds after which a file is tried again that failed for no fault of its own. */
const AGAIN_AFTER = 3_000;

type State = Pick<TableFile, 'status' | 'progress' | 'error' | 'sheets'>;

interface Reading {
  state: State;
  /** By sheet. */
  blocks: RowBlock[][];
  bytes: number;
  sheets: ReadSheet[];
  done: Promise<void>;
  /** When a failure is no longer the last word, on the clock of `performance`. */
  again?: number;
  end(): void;
}

/** A sheet with all that stands in it. */
export interface SheetRows {
  name: string;
  /** Cells of the longest row. */
  width: number;
  /** Rows with any value, the header among them. */
  count: number;
  /** The line in the file of each row. */
  lines: Uint32Array;
  /** By line. */
  odd: ReadSheet['odd'];
  /** Rows from one place to below another, each of `width` cells. */
  rows(from: number, to: number): string[][];
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const sheetsOf = (sheets: readonly ReadSheet[]): TableSheet[] =>
  sheets.map(({ name, header, rowCount, width }, index) => ({
    index,
    name,
    rowCount,
    columns: Array.from({ length: width }, (_, at) => header[at] ?? ''),
  }));

/** Tables that people look at: each file is read once, away from here, and its rows are kept packed. */
export class Tables {
  reader: TableReader = readHere;
  readonly #readings = new Map<string, Reading>();
  readonly #enter = atMost(AT_ONCE);

  /** How far a file is; it begins to be read with the first question. */
  state(file: SourceFile): State {
    return this.#of(file).state;
  }

  /**
   * A page of a sheet; waits until the file is read.
   * @throws ApiFailure 404 for a sheet that there is not, 422 for a file that cannot be read.
   */
  async rows(file: SourceFile, sheet: number, p: number, l: number): Promise<TableRows> {
    const { sheets, blocks } = await this.#read(file);
    const one = sheets[sheet];
    if (!one) throw notFound(sentence('noSheet', { sheet, name: file.name }));
    const from = p * l;
    const content =
      from < one.rowCount ? unpackRows(blocks[sheet] ?? [], from, Math.min(from + l, one.rowCount), one.width) : [];
    return { content, number: p, size: l, totalElements: one.rowCount };
  }

  /**
   * Every sheet of the file; waits until it is read.
   * @throws ApiFailure 422 for a file that cannot be read.
   */
  async sheets(file: SourceFile): Promise<SheetRows[]> {
    const { sheets, blocks } = await this.#read(file);
    return sheets.map(({ name, header, rowCount, width, lines, odd }, at) => ({
      name,
      width,
      count: rowCount + 1,
      lines,
      odd,
      rows: (from, to) => [
        ...(from === 0 && to > 0 ? [Array.from({ length: width }, (_, cell) => header[cell] ?? '')] : []),
        ...unpackRows(blocks[at] ?? [], Math.max(0, from - 1), Math.min(to - 1, rowCount), width),
      ],
    }));
  }

  async #read(file: SourceFile): Promise<Reading> {
    const reading = this.#of(file);
    await reading.done;
    const { status, error } = reading.state;
    if (status !== 'READY') throw new ApiFailure(422, 'unreadable', error ?? 'The file cannot be read.');
    return reading;
  }

  #of(file: SourceFile): Reading {
    const last = this.#readings.get(file.uuid);
    const known = last?.again !== undefined && last.again < performance.now() ? undefined : last;
    // Asked for last, so forgotten last.
    this.#readings.delete(file.uuid);
    const reading = known ?? this.#begin(file);
    this.#readings.set(file.uuid, reading);
    let bytes = [...this.#readings.values()].reduce((sum, each) => sum + each.bytes, 0);
    for (const [uuid, each] of this.#readings) {
      if (each === reading || (this.#readings.size <= MAX_KEPT_FILES && bytes <= MAX_KEPT_BYTES)) break;
      each.end();
      bytes -= each.bytes;
      this.#readings.delete(uuid);
    }
    return reading;
  }

  #begin(file: SourceFile): Reading {
    let finish: () => void = () => undefined;
    let stop: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const fail = (why: string): void => {
      reading.state = { ...reading.state, status: 'FAILED', error: asSentence(why) };
      reading.blocks = [];
      reading.bytes = 0;
      finish();
    };
    const reading: Reading = {
      state: { status: 'READING', progress: 0, sheets: [] },
      blocks: [],
      bytes: 0,
      sheets: [],
      done,
      end: () => {
        stop();
        if (reading.state.status === 'READING') fail('the file is not read any more; open it again');
      },
    };
    const receive = (message: TableMessage): void => {
      if ('share' in message) {
        // Progress never goes back, and is not whole before the rows are there.
        const progress = Math.max(reading.state.progress, Math.min(0.99, message.share));
        reading.state = { ...reading.state, progress };
      } else if ('block' in message) {
        (reading.blocks[message.sheet] ??= []).push(message.block);
        reading.bytes += message.block.bytes.length;
      } else if ('sheets' in message) {
        reading.sheets = message.sheets;
        reading.state = { status: 'READY', progress: 1, sheets: sheetsOf(message.sheets) };
        finish();
      } else {
        // An internal error is not shown as it is, and the next attempt may succeed.
        if (!message.isFault) reading.again = performance.now() + AGAIN_AFTER;
        fail(message.isFault ? message.failure : 'the file could not be read; try again');
      }
    };
    const read = async (): Promise<void> => {
      const bytes = await file.content();
      if (reading.state.status !== 'READING') return;
      stop = this.reader({ name: file.name, bytes }, receive).end;
      await done;
    };
    // One that is forgotten before its turn is not waited for.
    stop = this.#enter(() => read().catch(() => receive({ failure: 'gone', isFault: false })));
    return reading;
  }
}

const made = new WeakMap<object, Tables>();

export function tablesOf(world: object): Tables {
  const tables = made.get(world) ?? new Tables();
  made.set(world, tables);
  return tables;
}

/** An adapter says where a world reads tables; without one it does so in its own thread. */
export function readTablesBy(world: object, reader: TableReader): void {
  tablesOf(world).reader = reader;
}
