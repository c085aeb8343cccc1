import { sniff } from '@/mcpd/reading/sniff';
import { SeparatedTable } from './separated-table';
import { unpackedPieces } from '@/tables/unpacked-pieces';
import { readWorkbook, type WorkbookReading } from '@/tables/xlsx/read-workbook';

function readText(
  bytes: Uint8Array,
  isPacked: boolean,
  { onRow, onLines, onShare, onUnpacked }: WorkbookReading,
): void {
  const table = new SeparatedTable(({ line, cells }) => {
    if (cells.some((cell) => cell.trim() !== '')) onRow(line, cells);
  });
  for (const { bytes: piece, read } of unpackedPieces(bytes, isPacked ? 'gzip' : 'none')) {
    const before = table.lines;
    onUnpacked?.(piece.length);
    table.push(piece);
    onLines?.(table.lines - before);
    onShare?.(read / bytes.length);
  }
  const before = table.lines;
  table.end();
  onLines?.(table.lines - before);
}

/** The name without the endings of its format: `a.csv.gz` → `a`. */
const bareName = (name: string): string => name.replace(/\.gz$/i, '').replace(/\.(csv|tsv|tab|txt|xlsx)$/i, '');

/**
 * Reads a table of any kind that is known, by what the file is and not by its name: workbooks with every sheet, text
 * (also as gzip) as one sheet that is named after the file. Rows without any value are left out.
 * @throws TableFault with one sentence.
 */
export function readTable(bytes: Uint8Array, name: string, reading: WorkbookReading): void {
  const kind = sniff(bytes);
  if (kind === 'spreadsheet') return readWorkbook(bytes, reading);
  reading.onSheet(bareName(name));
  readText(bytes, kind === 'gzip', reading);
}
