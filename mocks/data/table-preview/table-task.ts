import { RowPacker, type RowBlock } from './packed-rows';
import { readTable } from './read-table';
import { Budget, type TableLimits } from '@/tables/budget';
import { TableFault } from '@/tables/table-fault';
import type { OddCell } from '@/tables/xlsx/sheet-rows';

/** A file that is to be read, in a shape that may travel to a worker. */
export interface TableTask {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A sheet that has been read: its header, the rows below it, and the cells of its longest row. */
export interface ReadSheet {
  name: string;
  header: string[];
  rowCount: number;
  width: number;
  /** The line in the file of each row, the header first: rows without any value are left out. */
  lines: Uint32Array<ArrayBuffer>;
  /** By line. */
  odd: ReadonlyMap<number, readonly OddCell[]>;
}

/** Messages while a file is read. `sheet` is the place of the sheet that a block belongs to. */
export type TableMessage =
  | { share: number }
  | { sheet: number; block: RowBlock }
  | { sheets: ReadSheet[] }
  /** A sentence for people; `isFault`: of the file, not of the program. */
  | { failure: string; isFault: boolean };

/** Milliseconds between two words on how far it is. */
const PACE = 100;

/** What a file may cost: it is a stranger's. A season's field book of a genebank is a tenth of it. */
const LIMITS: TableLimits = {
  bytes: 200_000_000,
  cells: 10_000_000,
  columns: 16_384,
  memory: 120_000_000,
  rows: 2_200_000,
  sheets: 200,
  milliseconds: 120_000,
};

/** Bytes that each text, row and odd cell takes beside its letters. */
const OBJECT = 32;

interface ReadingSheet {
  name: string;
  header?: string[];
  /** Cells of its longest row so far. */
  width: number;
  packer: RowPacker;
  lines: number[];
  odd: Map<number, readonly OddCell[]>;
}

/** The cells up to the last that is not blank: sheets often have hundreds without anything in them. */
function withoutEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return last + 1 < cells.length ? cells.slice(0, last + 1) : cells;
}

/** Reads the file and reports by `post`. */
export function answerTableTask({ name, bytes }: TableTask, post: (message: TableMessage) => void): void {
  const sheets: ReadingSheet[] = [];
  const budget = new Budget(LIMITS);
  let reportedAt = performance.now();
  const finish = (): void => sheets.at(-1)?.packer.end();
  try {
    readTable(bytes, name, {
      onSheet: (sheet) => {
        finish();
        const at = sheets.length;
        budget.spend('sheets', 1);
        const packer = new RowPacker((block) => post({ sheet: at, block }));
        sheets.push({ name: sheet, width: 0, packer, lines: [], odd: new Map() });
      },
      onRow: (line, all, odd) => {
        const sheet = sheets.at(-1);
        if (!sheet) return;
        const cells = withoutEnd(all);
        const wider = Math.max(0, cells.length - sheet.width);
        sheet.width += wider;
        budget.spend('columns', wider);
        // Whoever reads the sheet gets as many of each row.
        budget.spend('cells', sheet.width + wider * sheet.lines.length);
        const letters = cells.reduce((sum, { length }) => sum + length, cells.length);
        budget.spend('memory', letters + OBJECT * (1 + (odd?.length ?? 0)));
        sheet.lines.push(line);
        if (odd) sheet.odd.set(line, odd);
        if (sheet.header) sheet.packer.add(cells);
        else sheet.header = cells;
      },
      onLines: (lines) => budget.spend('rows', lines),
      onText: (letters) => budget.spend('memory', letters + OBJECT),
      onUnpacked: (size) => budget.spend('bytes', size),
      onShare: (share) => {
        if (performance.now() - reportedAt < PACE) return;
        reportedAt = performance.now();
        post({ share });
      },
    });
    finish();
    const read = sheets.map(({ name: sheet, header = [], width, packer: { rowCount }, lines, odd }) => ({
      name: sheet,
      header,
      rowCount,
      width,
      lines: Uint32Array.from(lines),
      odd,
    }));
    if (read.every(({ width }) => width === 0)) throw new TableFault('there is nothing in the file');
    post({ sheets: read });
  } catch (error) {
    post({ failure: error instanceof Error ? error.message : String(error), isFault: error instanceof TableFault });
  }
}
