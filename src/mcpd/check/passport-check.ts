import { csvText } from '@/tables/csv-writer';
import type { HeaderPlan } from '../reading/header';
import { detailOf } from '../report/note-details';
import { isLeftOut } from '../report/note-kinds';
import { isFurther, type CheckKind } from './check-kinds';
import { groupCounts, type CheckSummary, type GroupCount } from './check-summary';
import { addColumn, fillValue, removeColumn, type FillableColumn } from './filled-column';
import type { CellFix, Problem } from './problem';
import { ProblemGroups } from './problem-groups';
import type { ComparedRow } from './published-difference';
import { keepNames, noNames, repeatedRows } from './repeated-rows';
import { RowCheck, type RowCheckOptions } from './row-check';
import type { Step } from './step';
import type { TableRow, TableSource } from './table-source';

/** Rows between two looks at what else is to be done. */
const PORTION = 2_000;
/** Cells whose corrections can be taken back, of all steps but the last. */
const REMEMBERED_MAX = 2_000_000;
const NAMELESS = { instCode: '', acceNumb: '', genus: '' };
const BYTE_ORDER_MARK = '\uFEFF';

/** A passport file on its way to being right: what is wrong with it, corrections, and the file that comes out. */
export class PassportCheck {
  readonly #options: RowCheckOptions;
  readonly #source: TableSource;
  readonly #rows: TableRow[];
  #check: RowCheck;
  readonly #groups = new ProblemGroups();
  #repeated = new Map<number, Problem[]>();
  readonly #names = noNames();
  readonly #pdci: number[] = [];
  readonly #removed = new Set<number>();
  readonly #withProblems = new Set<number>();
  readonly #steps: Step[] = [];
  /** What the file has in cells that were changed. */
  readonly #original = new Map<string, string>();
  /** Columns that the file did not have. */
  #added = 0;
  #before = 0;

  constructor(source: TableSource, options: RowCheckOptions) {
    this.#source = source;
    this.#rows = source.rows;
    this.#options = options;
    this.#check = new RowCheck(source.header, options);
  }

  get plan(): HeaderPlan {
    return this.#check.plan;
  }

  /** Checks all rows, and says after each portion how many are done. */
  *checkAll(): Generator<number> {
    for (let row = 0; row < this.#rows.length; row++) {
      if (row % PORTION === 0) yield row;
      this.#checkRow(row);
    }
    this.#compareRows();
    this.#before = this.#mean();
    yield this.#rows.length;
  }

  get summary(): CheckSummary {
    return {
      rows: this.#rows.length - this.#removed.size,
      removed: this.#removed.size,
      withProblems: this.#withProblems.size,
      groups: groupCounts(this.#groups),
      pdci: { before: this.#before, now: this.#mean() },
      changes: this.#original.size + this.#removed.size + this.#added * this.#rows.length,
      undoable: this.#steps.length > 0,
    };
  }

  /** Rows with problems, in the order of the file: of one group, or all. */
  rowsWith(group?: Pick<GroupCount, 'kind' | 'index'>): readonly number[] {
    return group ? this.#groups.of(group.kind, group.index) : [...this.#withProblems].sort((a, b) => a - b);
  }

  row(row: number): { line: number; cells: readonly string[]; problems: Problem[] } {
    const { line = 0, cells = [] } = this.#rows[row] ?? {};
    return { line, cells, problems: this.problemsOf(row) };
  }

  problemsOf(row: number): Problem[] {
    const source = this.#rows[row];
    if (!source || this.#removed.has(row)) return [];
    return [...this.#check.check(source, source.flags).problems, ...(this.#repeated.get(row) ?? [])];
  }

  /** Every row that would be loaded, as a comparison takes it. */
  *compared(): Generator<ComparedRow> {
    const columns = new Set(this.plan.columns.filter((column) => column !== undefined));
    for (const [row, source] of this.#rows.entries()) {
      if (this.#removed.has(row) || this.#names.identity[row] === undefined) continue;
      const { record, problems } = this.#check.check(source);
      const failed = problems.filter(({ kind }) => !isFurther(kind) && isLeftOut({ kind }));
      const leftOut = new Set(failed.flatMap(({ index }) => this.plan.columns[index] ?? []));
      if (record.instCode !== '') yield { row, record, columns, leftOut };
    }
  }

  /** Corrects what is sure of one kind in one column, in all rows or in one. Answers in how many. */
  fix({ kind, index }: Pick<GroupCount, 'kind' | 'index'>, only?: number): number {
    const rows = only === undefined ? this.#groups.of(kind, index) : [only];
    const changes = new Map<number, readonly CellFix[] | 'remove'>();
    for (const row of rows) {
      const found = this.problemsOf(row).find((problem) => problem.kind === kind && problem.index === index);
      if (found?.fix) changes.set(row, found.fix);
    }
    this.#change(changes);
    return changes.size;
  }

  /** Writes cells of a row as a person typed them. */
  edit(row: number, cells: readonly CellFix[]): void {
    this.#change(new Map([[row, cells]]), true);
  }

  remove(row: number): void {
    this.#change(new Map([[row, 'remove']]));
  }

  /** Adds a column that the file lacks, with one value in all rows. Answers what is wrong with the value. */
  fill(column: FillableColumn, typed: string): CheckKind | undefined {
    const { value, fault } = fillValue(column, typed, this.#options);
    if (fault) return fault;
    this.#steps.push({ cells: [], removed: [], odd: [], column: addColumn(this.#source, column, value) });
    this.#added += 1;
    this.#checkAnew();
    return undefined;
  }

  /** Takes back the last correction. */
  undo(): void {
    const step = this.#steps.pop();
    if (!step) return;
    if (step.column) {
      removeColumn(this.#source, step.column);
      this.#added -= 1;
      this.#checkAnew();
      return;
    }
    const changed = new Set([...step.cells.map(({ row }) => row), ...step.removed]);
    this.#groups.take(changed, (row) => this.problemsOf(row));
    for (const row of step.removed) this.#removed.delete(row);
    for (const [row, before] of step.odd.toReversed()) Object.assign(this.#rows[row] ?? {}, before);
    for (const { row, index, value, length } of step.cells.toReversed()) {
      const source = this.#rows[row];
      if (!source) continue;
      this.#note(row, index, source.cells[index] ?? '', value);
      source.cells[index] = value;
      source.cells.length = length;
    }
    this.#again(changed);
  }

  /** The corrected file: UTF-8 with a byte order mark, commas, every row as wide as the header. */
  *csv(): Generator<string> {
    const { header } = this.#source;
    yield BYTE_ORDER_MARK + csvText([header]);
    let lines: string[][] = [];
    for (const [row, { cells }] of this.#rows.entries()) {
      if (this.#removed.has(row)) continue;
      lines.push(cells.length < header.length ? [...cells, ...header.slice(cells.length).fill('')] : cells);
      if (lines.length < PORTION) continue;
      yield csvText(lines);
      lines = [];
    }
    yield csvText(lines);
  }

  /** Answers whether the row names something else than before. */
  #checkRow(row: number): boolean {
    const source = this.#rows[row];
    if (!source) return false;
    if (this.#removed.has(row)) {
      this.#pdci[row] = 0;
      keepNames(this.#names, row, NAMELESS);
      this.#withProblems.delete(row);
      return true;
    }
    const { record, problems, pdci } = this.#check.check(source, source.flags);
    const isRenamed = keepNames(this.#names, row, record);
    this.#pdci[row] = pdci;
    this.#groups.add(row, problems);
    if (problems.length > 0) this.#withProblems.add(row);
    else this.#withProblems.delete(row);
    return isRenamed;
  }

  /** Which rows are there twice depends on all of them. */
  #compareRows(): void {
    const before = this.#repeated;
    this.#repeated = new Map();
    const found = repeatedRows(this.#names, this.#rows.length, (row) => this.#removed.has(row));
    for (const [row, kinds] of found)
      this.#repeated.set(
        row,
        kinds.map(({ kind, first }) => this.#repeatedProblem(row, kind, first)),
      );
    const changed = new Set([...before.keys(), ...this.#repeated.keys()]);
    this.#groups.takeKinds(['duplicate', 'repeatedDoi', 'repeatedUuid']);
    for (const row of [...changed].sort((a, b) => a - b)) this.#addRepeated(row);
  }

  #addRepeated(row: number): void {
    const problems = this.#repeated.get(row) ?? [];
    this.#groups.add(row, problems);
    if (problems.length > 0) this.#withProblems.add(row);
    else if (this.problemsOf(row).length === 0) this.#withProblems.delete(row);
  }

  #repeatedProblem(row: number, kind: Problem['kind'], first: number): Problem {
    const column = kind === 'duplicate' ? 'ACCENUMB' : kind === 'repeatedDoi' ? 'PUID' : 'UUID';
    const cells = this.#rows[row]?.cells ?? [];
    const others = this.#rows[first]?.cells ?? [];
    const isSame = cells.length === others.length && cells.every((cell, at) => cell === others[at]);
    return {
      kind,
      index: this.plan.columns.indexOf(column),
      detail: detailOf('firstLine', { line: this.#rows[first]?.line ?? 0 }),
      ...(kind === 'duplicate' && isSame && { fix: 'remove' }),
    };
  }

  #change(changes: ReadonlyMap<number, readonly CellFix[] | 'remove'>, byHand = false): void {
    if (changes.size === 0) return;
    const step: Step = { cells: [], removed: [], odd: [] };
    const changed = new Set(changes.keys());
    this.#groups.take(changed, (row) => this.problemsOf(row));
    for (const [row, fixes] of changes) {
      const source = this.#rows[row];
      if (!source) continue;
      if (fixes === 'remove') {
        step.removed.push(row);
        this.#removed.add(row);
        continue;
      }
      // Whoever looked at the row has seen what was odd about its line.
      if (byHand && source.flags) {
        step.odd.push([row, { flags: source.flags }]);
        source.flags = [];
      }
      for (const { index, value } of fixes) this.#write(source, row, index, value, step);
    }
    this.#steps.push(step);
    let remembered = this.#steps.reduce((sum, { cells }) => sum + cells.length, 0);
    while (remembered > REMEMBERED_MAX && this.#steps.length > 1) remembered -= this.#steps.shift()?.cells.length ?? 0;
    this.#again(changed);
  }

  #write(source: TableRow, row: number, index: number, value: string, step: Step): void {
    const { cells } = source;
    const before = cells[index] ?? '';
    step.cells.push({ row, index, value: before, length: cells.length });
    while (cells.length < index) cells.push('');
    cells[index] = value;
    if (source.odd?.some((odd) => odd.index === index)) {
      step.odd.push([row, { odd: source.odd }]);
      source.odd = source.odd.filter((odd) => odd.index !== index);
    }
    this.#note(row, index, before, value);
  }

  #note(row: number, index: number, before: string, value: string): void {
    const key = `${row} ${index}`;
    const original = this.#original.get(key) ?? before;
    if (original === value) this.#original.delete(key);
    else this.#original.set(key, original);
  }

  #again(changed: ReadonlySet<number>): void {
    let isRenamed = false;
    for (const row of changed) isRenamed = this.#checkRow(row) || isRenamed;
    if (isRenamed) this.#compareRows();
    else for (const row of changed) this.#addRepeated(row);
    this.#groups.sort();
  }

  /** The columns are others. */
  #checkAnew(): void {
    this.#check = new RowCheck(this.#source.header, this.#options);
    this.#groups.clear();
    for (let row = 0; row < this.#rows.length; row++) this.#checkRow(row);
    this.#compareRows();
  }

  #mean(): number {
    const rows = this.#rows.length - this.#removed.size;
    return rows === 0 ? 0 : this.#pdci.reduce((sum, score) => sum + score, 0) / rows;
  }
}
