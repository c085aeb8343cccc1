import { csvText } from '@/tables/csv-writer';
import type { HeaderPlan } from '../reading/header';
import { detailOf } from '../report/note-details';
import { isLeftOut } from '../report/note-kinds';
import { isFurther, type CheckKind } from './check-kinds';
import { groupCounts, type CheckSummary, type GroupCount } from './check-summary';
import { EditedRows } from './edited-rows';
import { Findings } from './findings';
import { addColumn, fillValue, removeColumn, type FillableColumn } from './filled-column';
import type { CellFix, Problem } from './problem';
import type { ComparedRow } from './published-difference';
import { institutesIn, repeatedRows } from './repeated-rows';
import { RowCheck, type RowCheckOptions } from './row-check';
import type { RowBefore, Step } from './step';
import type { TableSource } from './table-source';
import { allOf, type Work } from './work';

/** Rows between two looks at what else is to be done. */
const PORTION = 2_000;
/** Cells whose corrections can be taken back, of all steps but the last. */
const REMEMBERED_MAX = 2_000_000;
const BYTE_ORDER_MARK = '\uFEFF';

interface Options extends RowCheckOptions {
  /** Rows between two looks at what else is to be done. */
  portion?: number;
}

/** A passport file on its way to being right: what is wrong with it, corrections, and the file that comes out. */
export class PassportCheck {
  readonly #options: Options;
  readonly #portion: number;
  readonly #source: TableSource;
  readonly #rows: EditedRows;
  #check: RowCheck;
  #found = new Findings();
  readonly #steps: Step[] = [];
  /** Columns that the file did not have. */
  #added = 0;
  #before = 0;

  constructor(source: TableSource, options: Options) {
    this.#source = source;
    this.#rows = new EditedRows(source.rows);
    this.#options = options;
    this.#portion = options.portion ?? PORTION;
    this.#check = new RowCheck(source.header, options);
  }

  get plan(): HeaderPlan {
    return this.#check.plan;
  }

  *checkAll(): Work {
    yield* this.#anew();
    this.#before = this.#mean();
  }

  get summary(): CheckSummary {
    return {
      rows: this.#rows.all.length - this.#rows.removed.size,
      removed: this.#rows.removed.size,
      withProblems: this.#found.rowsWithProblems.size,
      groups: groupCounts(this.#found.groups),
      pdci: { before: this.#before, now: this.#mean() },
      changes: this.#rows.changes + this.#added * this.#rows.all.length,
      undoable: this.#steps.length > 0,
    };
  }

  /** Codes of the institutes that hold what would be loaded. */
  get institutes(): ReadonlySet<string> {
    return institutesIn(this.#found.names);
  }

  /** Rows with problems, in the order of the file: of one group, or all. */
  rowsWith(group?: Pick<GroupCount, 'kind' | 'index'>): readonly number[] {
    if (group) return this.#found.groups.of(group.kind, group.index);
    return [...this.#found.rowsWithProblems].sort((a, b) => a - b);
  }

  row(row: number): { line: number; cells: readonly string[]; problems: Problem[] } {
    const { line = 0, cells = [] } = this.#rows.all[row] ?? {};
    return { line, cells, problems: this.problemsOf(row) };
  }

  problemsOf(row: number): Problem[] {
    const source = this.#rows.all[row];
    if (!source || this.#rows.removed.has(row)) return [];
    return [...this.#check.check(source, source.flags).problems, ...(this.#found.repeated.get(row) ?? [])];
  }

  /** Every row that would be loaded, as a comparison takes it. */
  *compared(): Generator<ComparedRow> {
    const columns = new Set(this.plan.columns.filter((column) => column !== undefined));
    for (const [row, source] of this.#rows.all.entries()) {
      if (this.#rows.removed.has(row) || this.#found.names.identity[row] === undefined) continue;
      const { record, problems } = this.#check.check(source);
      const failed = problems.filter(({ kind }) => !isFurther(kind) && isLeftOut({ kind }));
      const leftOut = new Set(failed.flatMap(({ index }) => this.plan.columns[index] ?? []));
      if (record.instCode !== '') yield { row, record, columns, leftOut };
    }
  }

  /** Corrects what is sure of one kind in one column, in all rows or in one. Answers in how many. */
  *fix({ kind, index }: Pick<GroupCount, 'kind' | 'index'>, only?: number): Work<number> {
    const rows = only === undefined ? this.#found.groups.of(kind, index) : [only];
    return yield* this.#change(
      rows,
      (problems) => problems.find((problem) => problem.kind === kind && problem.index === index)?.fix,
    );
  }

  /** Writes cells of a row as a person typed them. */
  edit(row: number, cells: readonly CellFix[]): void {
    allOf(this.#change([row], () => cells, true));
  }

  remove(row: number): void {
    allOf(this.#change([row], () => 'remove'));
  }

  /** Adds a column that the file lacks, with one value in all rows. Answers what is wrong with the value. */
  *fill(name: FillableColumn, typed: string): Work<CheckKind | undefined> {
    const { value, fault } = fillValue(name, typed, this.#options);
    if (fault) return fault;
    const column = addColumn(this.#source, name, value);
    yield* this.#anew(() => removeColumn(this.#source, column));
    this.#steps.push({ rows: new Map(), cells: 0, column });
    this.#added += 1;
    return undefined;
  }

  /** Takes back the last correction. */
  *undo(): Work {
    const step = this.#steps.at(-1);
    if (!step) return;
    const { rows, column } = step;
    if (column) {
      removeColumn(this.#source, column);
      yield* this.#anew(() => void addColumn(this.#source, column.column, column.value));
      this.#added -= 1;
    } else {
      const asBefore = (row: number) => {
        const before = rows.get(row);
        return before && this.#rows.restore(row, before);
      };
      yield* this.#rowByRow([...rows.keys()], asBefore);
    }
    this.#steps.pop();
  }

  /** The corrected file: UTF-8 with a byte order mark, commas, every row as wide as the header. */
  *csv(): Generator<string> {
    const { header } = this.#source;
    yield BYTE_ORDER_MARK + csvText([header]);
    let lines: string[][] = [];
    for (const [row, { cells }] of this.#rows.all.entries()) {
      if (this.#rows.removed.has(row)) continue;
      lines.push(cells.length < header.length ? [...cells, ...header.slice(cells.length).fill('')] : cells);
      if (lines.length < PORTION) continue;
      yield csvText(lines);
      lines = [];
    }
    yield csvText(lines);
  }

  /** Answers whether the row names something else than before. */
  #checkRow(row: number): boolean {
    const source = this.#rows.all[row];
    if (!source) return false;
    return this.#found.put(row, this.#rows.removed.has(row) ? undefined : this.#check.check(source, source.flags));
  }

  /** All rows, by the columns that there are. */
  *#anew(putBack?: () => void): Work {
    const before = { check: this.#check, found: this.#found };
    const total = this.#rows.all.length;
    this.#check = new RowCheck(this.#source.header, this.#options);
    this.#found = new Findings();
    let isDone = false;
    try {
      for (let row = 0; row < total; row++) {
        if (row > 0 && row % this.#portion === 0) yield { rows: row, total };
        this.#checkRow(row);
      }
      this.#compareRows();
      isDone = true;
    } finally {
      if (!isDone) {
        this.#check = before.check;
        this.#found = before.found;
        putBack?.();
      }
    }
  }

  /** Some rows, each of which may be changed, and tells then how it was. */
  *#rowByRow(
    rows: readonly number[],
    change: (row: number, problems: readonly Problem[]) => RowBefore | undefined,
  ): Work<ReadonlyMap<number, RowBefore>> {
    const total = rows.length;
    const before = total > this.#portion ? new Findings(this.#found) : undefined;
    const changed = new Map<number, RowBefore>();
    const { groups } = this.#found;
    let isRenamed = false;
    let isDone = false;
    try {
      groups.take(new Set(rows));
      for (const [at, row] of rows.entries()) {
        if (at > 0 && at % this.#portion === 0) yield { rows: at, total };
        const problems = this.problemsOf(row);
        groups.lose(problems);
        const was = change(row, problems);
        if (was) {
          changed.set(row, was);
          isRenamed = this.#checkRow(row) || isRenamed;
        } else groups.add(row, problems);
      }
      if (isRenamed) this.#compareRows();
      groups.settle();
      isDone = true;
    } finally {
      if (!isDone && before) {
        for (const [row, was] of changed) this.#rows.restore(row, was);
        this.#found = before;
      }
    }
    return changed;
  }

  /** Which rows are there twice depends on all of them. */
  #compareRows(): void {
    const found = repeatedRows(this.#found.names, this.#rows.all.length, (row) => this.#rows.removed.has(row));
    const inOrder = [...found].sort(([a], [b]) => a - b);
    const problemsOf = (row: number, kinds: (typeof inOrder)[number][1]) =>
      kinds.map(({ kind, first }) => this.#repeatedProblem(row, kind, first));
    this.#found.repeat(new Map(inOrder.map(([row, kinds]) => [row, problemsOf(row, kinds)])));
  }

  #repeatedProblem(row: number, kind: Problem['kind'], first: number): Problem {
    const column = kind === 'duplicate' ? 'ACCENUMB' : kind === 'repeatedDoi' ? 'PUID' : 'UUID';
    const cells = this.#rows.all[row]?.cells ?? [];
    const others = this.#rows.all[first]?.cells ?? [];
    const isSame = cells.length === others.length && cells.every((cell, at) => cell === others[at]);
    return {
      kind,
      index: this.plan.columns.indexOf(column),
      detail: detailOf('firstLine', { line: this.#rows.all[first]?.line ?? 0 }),
      ...(kind === 'duplicate' && isSame && { fix: 'remove' }),
    };
  }

  *#change(
    rows: readonly number[],
    fixOf: (problems: readonly Problem[]) => Problem['fix'],
    byHand = false,
  ): Work<number> {
    let cells = 0;
    const changed = yield* this.#rowByRow(rows, (row, problems) => {
      const fix = fixOf(problems);
      const was = fix && this.#rows.correct(row, fix, byHand);
      cells += was?.cells.length ?? 0;
      return was;
    });
    if (changed.size === 0) return 0;
    this.#steps.push({ rows: changed, cells });
    let remembered = this.#steps.reduce((sum, step) => sum + step.cells, 0);
    while (remembered > REMEMBERED_MAX && this.#steps.length > 1) remembered -= this.#steps.shift()?.cells ?? 0;
    return changed.size;
  }

  #mean(): number {
    const rows = this.#rows.all.length - this.#rows.removed.size;
    return rows === 0 ? 0 : this.#found.pdci.reduce((sum, score) => sum + score, 0) / rows;
  }
}
