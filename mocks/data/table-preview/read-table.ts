import { Gunzip } from 'fflate';
import { sniff } from '@/mcpd/reading/sniff';
import { SeparatedTable } from './separated-table';
import { TableFault } from '@/tables/table-fault';
import { readWorkbook, type WorkbookReading } from '@/tables/xlsx/read-workbook';

/** Of a compressed one a thousand times as much may come out before anybody looks. */
const PORTION = 64 * 1024;

/** A compressed text that ends early, as after an aborted download, is read as far as it goes. */
function unpacked(onBytes: (bytes: Uint8Array) => void): (portion: Uint8Array, last: boolean) => void {
  const gunzip = new Gunzip(onBytes);
  return (portion, last) => {
    try {
      gunzip.push(portion, last);
    } catch (error) {
      throw error instanceof TableFault ? error : new TableFault('the compressed file is damaged or cut off');
    }
  };
}

function readText(bytes: Uint8Array, isPacked: boolean, { onRow, onShare, onUnpacked }: WorkbookReading): void {
  const table = new SeparatedTable(({ line, cells }) => {
    if (cells.some((cell) => cell.trim() !== '')) onRow(line, cells);
  });
  const take = (piece: Uint8Array): void => {
    onUnpacked?.(piece.length);
    table.push(piece);
  };
  const push = isPacked ? unpacked(take) : take;
  for (let at = 0; at < bytes.length; at += PORTION) {
    const end = Math.min(bytes.length, at + PORTION);
    push(bytes.subarray(at, end), end === bytes.length);
    onShare?.(end / bytes.length);
  }
  table.end();
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
