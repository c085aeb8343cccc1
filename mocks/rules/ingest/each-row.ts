import { rowsAtOnce } from '../../data/table-preview/packed-rows';
import type { SheetRows } from '../../data/table-preview/tables';
import { Turns } from '../../tools/workers/turns';

/** Every row below the headings, in turns with other work. */
export async function eachRow(
  sheet: SheetRows,
  from: number,
  take: (row: string[], line: number, at: number) => void,
  stopped?: () => void,
): Promise<void> {
  const turns = new Turns();
  const portion = rowsAtOnce(sheet.width);
  for (let at = from; at < sheet.count; at += portion) {
    for (const [i, row] of sheet.rows(at, Math.min(at + portion, sheet.count)).entries()) {
      if (turns.due()) {
        await turns.next();
        stopped?.();
      }
      take(row, sheet.lines[at + i] ?? 0, at + i);
    }
  }
}
