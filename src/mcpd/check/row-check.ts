import type { McpdColumn } from '../columns';
import { planHeader, type HeaderPlan } from '../reading/header';
import { RowReader } from '../reading/read-row';
import type { SourceRow } from '../reading/separated-rows';
import type { PassportRecord } from '../record';
import type { Note, NoteKind } from '../report/note-kinds';
import { pdciScore } from '../pdci';
import { CELL_MAX, type CheckKind } from './check-kinds';
import type { Lands } from './lands';
import { renamedCountry } from './meant-country';
import { codeForm, fixOfNote, hasCodes } from './note-fixes';
import { positionProblems, type PositionColumns } from './position-checks';
import type { CellFix, Problem } from './problem';

export interface RowCheckOptions {
  /** `YYYYMMDD`; later dates are mistakes. */
  today: string;
  lands?: Lands | undefined;
}

/** What one row says by itself, without the others. */
export interface CheckedRow {
  record: PassportRecord;
  problems: Problem[];
  /** 0 to 10; 0 where the row would not be loaded. */
  pdci: number;
}

/** MCPD allows two zeros for an unknown part of a date, and degrees in columns that are made for them. */
const WHOLE_DATE = /^(?:\d{4}|-{4})(?:\d{2}|--)(?:\d{2}|--)$/;
const DMS = /^\d{4,7}[\d.-]*[NSEW]$/;
/** What spreadsheets compute; a number with a sign and a dash alone are none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d.\s]))./;
const SPECIES_CAPITAL = /^\p{Lu}[\p{Ll}-]{2,}$/u;
const NAMING = new Set<CheckKind>(['noInstCode', 'noAcceNumb', 'noGenus']);
/** Of a cell, even where its column has no name. */
const OF_CELLS = new Set<CheckKind>(['unnamedColumn', 'errorCell', 'noResult']);
const REFUSED = new Set<CheckKind>(['noInstCode', 'noAcceNumb', 'noGenus', 'headerAgain']);

/** Checks the rows of one file, each by itself: the reader of imports says what it would not take as it stands. */
export class RowCheck {
  readonly plan: HeaderPlan;
  readonly #reader: RowReader;
  readonly #options: RowCheckOptions;
  /** By header, as notes name columns. */
  readonly #places = new Map<string, number[]>();
  readonly #codes: { index: number; column: McpdColumn }[];
  readonly #decimal: PositionColumns;
  readonly #degrees: PositionColumns;
  readonly #species: number;
  readonly #country: number;

  constructor(header: string[], options: RowCheckOptions) {
    this.plan = planHeader(header);
    this.#options = options;
    this.#reader = new RowReader('', this.plan, { today: options.today });
    for (const [index, name] of this.plan.headers.entries())
      this.#places.set(name, [...(this.#places.get(name) ?? []), index]);
    this.#codes = this.plan.columns.flatMap((column, index) => (column && hasCodes(column) ? [{ index, column }] : []));
    const at = (column: McpdColumn) => this.plan.columns.indexOf(column);
    this.#country = at('ORIGCTY');
    this.#species = at('SPECIES');
    this.#decimal = { latitude: at('DECLATITUDE'), longitude: at('DECLONGITUDE'), country: this.#country };
    this.#degrees = { latitude: at('LATITUDE'), longitude: at('LONGITUDE'), country: this.#country };
  }

  check(row: SourceRow, flags: readonly NoteKind[] = []): CheckedRow {
    const { record, notes } = this.#reader.read(row);
    const problems: Problem[] = [];
    const { cells } = row;
    for (const note of notes) this.#take(note, cells, record, problems);
    for (const kind of flags) problems.push({ kind, index: -1 });
    if (!problems.some(({ kind }) => kind === 'headerAgain')) this.#further(cells, problems);
    const isRefused = problems.some(({ kind }) => REFUSED.has(kind));
    return { record, problems, pdci: isRefused ? 0 : pdciScore(record) };
  }

  /** The column of a note: where several have one name, the one with its value. */
  #placeOf({ column, value }: Note, cells: readonly string[]): number {
    const places = this.#places.get(column);
    // What a file lacks is filled in where it would stand.
    if (!places) return this.plan.columns.findIndex((known) => known === column);
    return places.find((index) => cells[index] === value) ?? places[0] ?? -1;
  }

  #take(note: Note, cells: readonly string[], record: PassportRecord, problems: Problem[]): void {
    const { kind } = note;
    const index = note.column === '' && !OF_CELLS.has(kind) ? -1 : this.#placeOf(note, cells);
    const cell = cells[index] ?? '';
    const column = this.plan.columns[index];
    if (kind === 'dateParts' && WHOLE_DATE.test(cell)) return;
    if (kind === 'dmsConverted' && (column === 'LATITUDE' || column === 'LONGITUDE') && DMS.test(cell)) return;
    // Said once, of the file.
    if (index < 0 && NAMING.has(kind)) return;
    // A list names each of its values.
    if (problems.some((known) => known.kind === kind && known.index === index)) return;
    const fix = this.#fixOf(note, index, cells, record);
    problems.push({
      kind,
      index,
      ...(note.detail !== undefined && { detail: note.detail }),
      ...(fix && { fix }),
    });
  }

  #fixOf(note: Note, index: number, cells: readonly string[], record: PassportRecord): Problem['fix'] {
    const { kind } = note;
    if (kind === 'headerAgain') return 'remove';
    if (kind === 'shortRow') return [{ index: this.plan.headers.length - 1, value: '' }];
    if (kind === 'wholeName') return note.detail === undefined ? this.#nameFix(record, cells) : undefined;
    if (kind === 'zeroCoordinates')
      return (['DECLATITUDE', 'LATITUDE', 'DECLONGITUDE', 'LONGITUDE'] as const).flatMap((column): CellFix[] => {
        const at = this.plan.columns.indexOf(column);
        return at >= 0 && (cells[at] ?? '') !== '' ? [{ index: at, value: '' }] : [];
      });
    const value = fixOfNote(cells[index] ?? '', note, this.plan.columns[index]);
    return value === undefined ? undefined : [{ index, value }];
  }

  /** The parts of a name in columns of their own, where the file has them all. */
  #nameFix(record: PassportRecord, cells: readonly string[]): CellFix[] | undefined {
    const fixes: CellFix[] = [];
    for (const [column, value] of [
      ['GENUS', record.genus],
      ['SPECIES', record.species],
      ['SPAUTHOR', record.spAuthor],
      ['SUBTAXA', record.subtaxa],
      ['SUBTAUTHOR', record.subtAuthor],
    ] as const) {
      const index = this.plan.columns.indexOf(column);
      if (index < 0 && value) return undefined;
      if (value && (cells[index] ?? '').trim() !== value) fixes.push({ index, value });
    }
    return fixes;
  }

  #further(cells: readonly string[], problems: Problem[]): void {
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? '';
      if (cell.length > CELL_MAX) problems.push({ kind: 'longCell', index, detail: cell.length });
      const first = cell.charCodeAt(0);
      // `=`, `@`, `+`, `-`, tab and carriage return: what else begins differently is looked at no further.
      if (
        (first === 61 || first === 64 || first === 43 || first === 45 || first === 9 || first === 13) &&
        FORMULA.test(cell)
      )
        problems.push({ kind: 'formula', index });
    }
    for (const { index, column } of this.#codes) {
      const cell = cells[index] ?? '';
      const value = cell === '' ? undefined : codeForm(cell, column);
      if (value !== undefined && value.trim() !== cell.trim())
        problems.push({ kind: 'codeForm', index, fix: [{ index, value }] });
    }
    const species = cells[this.#species] ?? '';
    if (SPECIES_CAPITAL.test(species) && !problems.some(({ kind }) => kind === 'wholeName'))
      problems.push({
        kind: 'speciesForm',
        index: this.#species,
        fix: [{ index: this.#species, value: species.toLowerCase() }],
      });
    const country = this.#country < 0 ? undefined : renamedCountry((cells[this.#country] ?? '').trim().toUpperCase());
    if (country)
      problems.push({ kind: 'renamedCountry', index: this.#country, fix: [{ index: this.#country, value: country }] });
    this.#position(cells, problems);
  }

  #position(cells: readonly string[], problems: Problem[]): void {
    const { latitude, longitude } = this.#decimal;
    const filled = (cells[latitude] ?? '') !== '' && (cells[longitude] ?? '') !== '';
    const columns = filled ? this.#decimal : this.#degrees;
    const found = positionProblems(cells, columns, this.#options.lands);
    if (found.some(({ kind }) => kind === 'swapped'))
      // They say the same, and what to do.
      for (let at = problems.length - 1; at >= 0; at--) {
        const { kind, index } = problems[at] ?? { index: -1 };
        const isHalf = index === columns.latitude || index === columns.longitude;
        if (isHalf && (kind === 'outOfRange' || kind === 'notACoordinate')) problems.splice(at, 1);
      }
    for (const each of found) problems.push(each);
  }
}
