import { columnLetters } from '@/tables/xlsx/cell-text';
import type { OddCell } from '@/tables/xlsx/sheet-rows';
import { cleanText } from './clean-text';
import { isHeaderAgain } from './header';
import type { HeaderPlan } from './header';
import type { McpdColumn } from '../columns';
import { detailOf } from '../report/note-details';
import type { Note, NoteKind, Say } from '../report/note-kinds';
import { isAfter } from '../passport-date';
import { readPosition } from './read-position';
import type { PositionCells } from './read-position';
import { READERS } from './read-values';
import type { ReadValue } from './read-values';
import { emptyRecord } from '../record';
import type { PassportRecord } from '../record';
import type { SourceRow } from './separated-rows';
import { takeApart } from '../whole-name';

export interface RowOptions {
  /** WIEWS code for rows that name no holding institute. */
  institute?: string;
  /** `YYYYMMDD`; a later date is a mistake. Without it none is taken for one. */
  today?: string;
}

export interface RowReading {
  record: PassportRecord;
  notes: Note[];
}

interface Step {
  index: number;
  column: McpdColumn;
  readValue: ReadValue;
}

const NO_POSITION: PositionCells = { DECLATITUDE: '', LATITUDE: '', DECLONGITUDE: '', LONGITUDE: '' };

/** A number that a spreadsheet may have made a day of. */
const NUMBERS = new Set<McpdColumn | undefined>([
  'ACCENUMB',
  'ACCENAME',
  'COLLNUMB',
  'COLLMISSID',
  'DONORNUMB',
  'OTHERNUMB',
]);

const columnOfSheet = (index: number) => detailOf('column', { column: columnLetters(index) });

/** What a spreadsheet could not work out is no value. */
const withoutErrors = (cells: string[], odd: readonly OddCell[]): string[] => {
  const failed = new Set(odd.flatMap(({ index, fault }) => (fault === 'error' ? [index] : [])));
  return cells.map((cell, index) => (failed.has(index) ? '' : cell));
};

const isPosition = (column: McpdColumn): column is keyof PositionCells => column in NO_POSITION;

/** Reads the rows of one file, one at a time. Everything that is not taken as it stands becomes a note. */
export class RowReader {
  private notes: Note[] = [];
  private line = 0;
  private column = '';
  private value = '';
  private readonly cells: PositionCells = { ...NO_POSITION };
  private readonly steps: Step[];
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly file: string,
    private readonly plan: HeaderPlan,
    private readonly options: RowOptions,
  ) {
    this.names = new Map(
      plan.columns
        .flatMap((column, index) => (column ? [[column, plan.headers[index] ?? column] as const] : []))
        .toReversed(),
    );
    this.steps = plan.columns.flatMap((column, index) =>
      column ? [{ index, column, readValue: this.readerOf(column) }] : [],
    );
  }

  /** Says something about the row at hand, or about a whole line. */
  readonly say: Say = (kind, more) => {
    const column = more?.column === undefined ? this.column : this.nameOf(more.column);
    this.notes.push({ kind, file: this.file, line: this.line, value: this.value, ...more, column });
  };

  /** A column as the file names it; one that it does not have keeps the name of the standard. */
  nameOf(column: string): string {
    return this.names.get(column) ?? column;
  }

  read({ line, cells: all, odd }: SourceRow): RowReading {
    const cells = odd ? withoutErrors(all, odd) : all;
    this.line = line;
    this.notes = [];
    const record = emptyRecord('', '', '');
    if (isHeaderAgain(this.plan, cells)) {
      this.column = '';
      this.value = cells.join(' | ');
      this.say('headerAgain');
      return { record, notes: this.notes };
    }
    this.cells.DECLATITUDE = '';
    this.cells.LATITUDE = '';
    this.cells.DECLONGITUDE = '';
    this.cells.LONGITUDE = '';
    this.length(cells);
    this.unread(cells);
    for (const cell of odd ?? []) this.oddCell(cell);
    for (const { index, column, readValue } of this.steps) {
      const raw = cells[index];
      if (raw === undefined || raw === '') continue;
      this.column = this.plan.headers[index] ?? column;
      this.value = raw;
      const text = cleanText(raw, this.say);
      if (text !== '') readValue(record, text, this.say);
    }
    readPosition(record, this.cells, this.say);
    takeApart(record, this.say);
    this.dates(record);
    this.identity(record);
    return { record, notes: this.notes };
  }

  private readerOf(column: McpdColumn): ReadValue {
    if (!isPosition(column)) return READERS[column];
    return (_record, text) => {
      this.cells[column] = text;
    };
  }

  private length(cells: string[]) {
    const expected = this.plan.columns.length;
    this.column = '';
    this.value = '';
    if (cells.length < expected) {
      this.say('shortRow', { detail: detailOf('fewer', { cells: cells.length, columns: expected }) });
    }
    if (cells.length <= expected) return;
    const beyond = cells.slice(expected).filter((cell) => cell.trim() !== '');
    if (beyond.length > 0) {
      this.say('longRow', {
        value: beyond.join(' | '),
        detail: detailOf('more', { cells: cells.length, columns: expected }),
      });
    }
  }

  /** What stands in columns that mean nothing, or something a second time. */
  private unread(cells: string[]) {
    const filled = (index: number) => (cells[index] ?? '').trim();
    for (const index of this.plan.unnamed) if (filled(index) !== '') this.sayOf(index, filled(index), 'unnamedColumn');
    for (const { index, first } of this.plan.repeated) {
      const value = filled(index);
      if (value !== '' && value !== filled(first)) this.sayOf(index, value, 'repeatedColumn');
    }
  }

  private oddCell({ index, fault, value }: OddCell) {
    if (fault === 'error') this.sayOf(index, value, 'errorCell');
    else if (fault === 'noResult') this.sayOf(index, value, 'noResult');
    else if (NUMBERS.has(this.plan.columns[index])) this.sayOf(index, value, 'dayInNumber');
  }

  /** Says something about a cell by its place, which is told where no name does. */
  private sayOf(index: number, value: string, kind: NoteKind) {
    this.column = this.plan.headers[index] ?? '';
    this.value = value;
    const isTold = this.column !== '' && kind !== 'repeatedColumn';
    this.say(kind, isTold ? {} : { detail: columnOfSheet(index) });
  }

  private dates(record: PassportRecord) {
    const { today } = this.options;
    for (const [column, key] of [
      ['ACQDATE', 'acqDate'],
      ['COLLDATE', 'collDate'],
    ] as const) {
      const date = record[key];
      if (!today || !date || !isAfter(date, today)) continue;
      this.say('futureDate', { column, value: date });
      record[key] = undefined;
    }
    if (record.acqDate && record.collDate && isAfter(record.collDate, record.acqDate)) {
      this.say('collectedLater', {
        column: 'COLLDATE',
        value: record.collDate,
        detail: detailOf('acquired', { date: record.acqDate }),
      });
    }
  }

  private identity(record: PassportRecord) {
    this.value = '';
    if (record.instCode === '' && this.options.institute) {
      record.instCode = this.options.institute;
      this.say('instituteSupplied', { column: 'INSTCODE', used: record.instCode });
    }
    if (record.instCode === '') this.say('noInstCode', { column: 'INSTCODE' });
    if (record.acceNumb === '') this.say('noAcceNumb', { column: 'ACCENUMB' });
    if (record.genus === '') this.say('noGenus', { column: 'GENUS' });
  }
}
