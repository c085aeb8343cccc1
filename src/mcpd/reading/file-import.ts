import { planHeader } from './header';
import type { HeaderPlan } from './header';
import { ImportError } from './import-error';
import type { McpdColumn } from '../columns';
import { detailOf } from '../report/note-details';
import { severityOf } from '../report/note-kinds';
import type { Note, NoteKind } from '../report/note-kinds';
import type { PassportRecord } from '../record';
import { RowReader, type RowOptions } from './read-row';
import { outcomeOf } from '../report/report';
import type { FileReport, ReportBuilder } from '../report/report';
import { MAX_ROW_LENGTH, NO_ROWS, SEPARATORS, SeparatedRows } from './separated-rows';
import type { SourceRow } from './separated-rows';
import { NO_TEXT, SNIFF_LENGTH, sniff } from './sniff';
import { TextReader } from './text-reader';

export interface ImportOptions extends RowOptions {
  /** What the files are in, by a label of the Encoding Standard; else it is found out. */
  encoding?: string;
  /** Receives every accession that is loaded, in the order of the files, with what was noted of its row. */
  add: (record: PassportRecord, line: number, notes: readonly Note[]) => void;
  /** Receives every row that is not, as far as it could be read. */
  refuse?: (record: PassportRecord, line: number, notes: readonly Note[]) => void;
  onHeader?: (plan: HeaderPlan) => void;
  /** Rows of other institutes are refused. */
  only?: string;
}

/** Where an accession was first seen. */
export interface Place {
  file: string;
  line: number;
}

/** What the files of one import share. */
export interface ImportOwner {
  readonly options: ImportOptions;
  readonly builder: ReportBuilder;
  /** The place of an earlier accession with the same name of this kind; remembers this one where there is none. */
  claim(kind: 'identity' | 'doi' | 'uuid', name: string, line: number): Place | undefined;
}

/** One file on its way in: bytes to text to rows to records. Throws `ImportError` where the file is not one of MCPD. */
export class FileImport {
  private readonly text: TextReader;
  private readonly source = new SeparatedRows((row) => this.row(row));
  private head: Uint8Array[] | undefined = [];
  private plan: HeaderPlan | undefined;
  private reader: RowReader | undefined;
  private readonly report: FileReport;
  /** The last row, when it is shorter than the header: whether the file is cut off is known at its end. */
  private short: SourceRow | undefined;
  private shortRows = 0;

  constructor(
    private readonly owner: ImportOwner,
    private readonly name: string,
  ) {
    this.text = new TextReader(owner.options.encoding);
    this.report = {
      file: name,
      encoding: '',
      separator: '',
      columns: 0,
      unknownColumns: [],
      repeatedColumns: [],
      blankLines: 0,
      rows: 0,
      loaded: 0,
      loadedWithRemark: 0,
      refused: 0,
    };
  }

  /** The next bytes, as many as there are. */
  push(bytes: Uint8Array): void {
    if (this.head) {
      this.head.push(bytes);
      if (this.head.reduce((sum, { length }) => sum + length, 0) >= SNIFF_LENGTH) this.begin();
      return;
    }
    this.source.push(this.text.push(bytes));
    if (this.text.pending > MAX_ROW_LENGTH) throw this.error('binary', NO_ROWS);
  }

  /** No more bytes: says what is wrong with the file as a whole, if anything is. */
  end(): void {
    this.begin();
    this.source.push(this.text.end());
    this.source.end();
    const { openQuoteIn, separator } = this.source;
    if (openQuoteIn !== undefined) {
      throw this.error(
        'truncated',
        `a quotation mark opened in line ${openQuoteIn} is never closed; the file is cut off, or a mark inside a value is not doubled`,
      );
    }
    if (!this.source.ended && this.short && this.shortRows === 1) {
      throw this.error(
        'truncated',
        `the file breaks off in line ${this.short.line}, after ${this.short.cells.length} of ${this.report.columns} columns`,
      );
    }
    this.report.encoding = this.text.encoding;
    this.report.separator = separator ? SEPARATORS[separator] : '';
    this.report.blankLines += this.source.blankLines;
    this.finish();
  }

  /** The rows of a sheet, instead of bytes; the first one that is not blank is the header. Other sheets are named. */
  rows(rows: Iterable<SourceRow>, otherSheets: string[] = []): void {
    for (const _row of this.rowByRow(rows, otherSheets));
  }

  /** `rows`, for who has something else to do between two of them. */
  *rowByRow(rows: Iterable<SourceRow>, otherSheets: string[] = []): Generator<undefined> {
    this.head = undefined;
    for (const sheet of otherSheets) {
      this.owner.builder.note({ kind: 'otherSheet', file: this.name, line: 0, column: '', value: sheet });
    }
    for (const row of rows) {
      this.row(row);
      yield;
    }
    this.report.encoding = 'Unicode';
    this.report.separator = 'sheet';
    this.finish();
  }

  private error(fault: ImportError['fault'], sentence: string) {
    return new ImportError(fault, this.name, sentence);
  }

  private begin() {
    const parts = this.head;
    if (!parts) return;
    this.head = undefined;
    const first = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      first.set(part, at);
      at += part.length;
    }
    const content = sniff(first);
    if (content === 'empty') throw this.error('empty', NO_TEXT.empty);
    if (content !== 'text' && !this.owner.options.encoding) throw this.error('binary', NO_TEXT[content]);
    this.source.push(this.text.push(first));
  }

  private finish() {
    if (!this.plan) throw this.error('notMcpd', 'the first row names no column of MCPD (INSTCODE, ACCENUMB, GENUS …)');
    if (this.report.rows === 0) throw this.error('headerOnly', 'there is a header but not a single row');
    this.owner.builder.files.push(this.report);
  }

  private header({ cells, line }: SourceRow) {
    const plan = planHeader(cells);
    const known = new Set(plan.columns);
    const institute = this.owner.options.institute ? [] : (['INSTCODE'] as const);
    const missing = [...institute, 'ACCENUMB' as const, 'GENUS' as const].filter((column) => !known.has(column));
    if (missing.length > 0) {
      const way = missing[0] === 'INSTCODE' ? '; --institute CODE supplies the institute' : '';
      throw this.error('notMcpd', `the first row names no column ${missing.join(', ')}${way}`);
    }
    this.plan = plan;
    this.owner.options.onHeader?.(plan);
    this.reader = new RowReader(this.name, plan, this.owner.options);
    this.report.columns = plan.columns.length;
    this.report.unknownColumns = plan.unknown;
    this.report.repeatedColumns = plan.repeated.map(({ index }) => plan.headers[index] ?? '');
    const { builder } = this.owner;
    const place = { file: this.name, line };
    for (const column of plan.unknown) builder.note({ kind: 'unknownColumn', ...place, column, value: column });
    for (const column of this.report.repeatedColumns)
      builder.note({ kind: 'repeatedColumn', ...place, column, value: column });
  }

  private row(row: SourceRow) {
    // Spreadsheets leave lines of nothing but separators below a table.
    if (!row.odd && row.cells.every((cell) => cell.trim() === '')) {
      this.report.blankLines++;
      return;
    }
    if (!this.reader) {
      this.header(row);
      return;
    }
    const { record, notes } = this.reader.read(row);
    const here = { file: this.name, line: row.line, column: '', value: '' };
    if (row.strayQuote) notes.push({ kind: 'strayQuote', ...here });
    const { foreign } = this.text;
    while ((foreign[0] ?? Infinity) <= row.endLine) {
      const line = foreign.shift() ?? 0;
      if (line >= row.line) notes.push({ kind: 'otherEncoding', ...here, detail: detailOf('line', { line }) });
    }
    if (row.cells.length < this.report.columns) {
      this.short = row;
      this.shortRows++;
    } else this.short = undefined;

    const { only } = this.owner.options;
    if (only && record.instCode && record.instCode !== only)
      notes.push({ kind: 'otherInstitute', ...here, column: this.reader.nameOf('INSTCODE'), value: record.instCode });
    if (outcomeOf(notes) !== 'refused') this.compare(record, row.line, notes);
    const outcome = outcomeOf(notes);
    this.report.rows++;
    this.report[outcome]++;
    // Of a row that is not loaded only the refusal counts: nothing of it was changed.
    for (const note of notes)
      if (outcome !== 'refused' || severityOf(note) === 'refused') this.owner.builder.note(note);
    if (outcome === 'refused') this.owner.options.refuse?.(record, row.line, notes);
    else this.owner.options.add(record, row.line, notes);
  }

  /** With the accessions before it, of all files. */
  private compare(record: PassportRecord, line: number, notes: Note[]) {
    const { instCode, acceNumb, genus, puid, uuid } = record;
    const say = (kind: NoteKind, column: McpdColumn, value: string, first: Place) =>
      notes.push({
        kind,
        file: this.name,
        line,
        column: this.reader?.nameOf(column) ?? column,
        value,
        detail: detailOf('first', { line: first.line, file: first.file }),
      });
    const same = this.owner.claim('identity', `${instCode}\u001f${acceNumb}\u001f${genus}`, line);
    if (same) return say('duplicate', 'ACCENUMB', `${instCode} ${acceNumb} ${genus}`, same);
    const doi = puid && this.owner.claim('doi', puid.toLowerCase(), line);
    if (doi) say('repeatedDoi', 'PUID', puid, doi);
    const address = uuid && this.owner.claim('uuid', uuid, line);
    if (address) {
      say('repeatedUuid', 'UUID', uuid, address);
      record.uuid = undefined;
    }
    return undefined;
  }
}
