import { FILE_MAX } from '@/contract/constants';
import { SNIFF_LENGTH, sniff } from '@/mcpd/reading/sniff';
import { TextReader } from '@/mcpd/reading/text-reader';
import { TableFault } from '@/tables/table-fault';

/** Which files are taken. */
export interface FileKinds {
  /** Endings, such as `.csv`; with `.xlsx` the first sheet of a workbook. */
  accept: readonly string[];
  /** Bytes. */
  largest: number;
}

/** Tables that people have. */
export const TABLE_FILES: FileKinds = { accept: ['.csv', '.tsv', '.txt', '.xlsx'], largest: FILE_MAX };

export type FileText =
  | { fault: 'fileType' | 'fileSize' | 'unreadable' }
  /** `sheets`: those of a workbook, the one that was read first. */
  | { fault?: never; text: string; sheets: readonly string[] };

/** Characters of a sheet: what a box can show. A small file may hold far more. */
const TEXT_MAX = 20_000_000;

/** A cell as a spreadsheet copies it. */
const copiedCell = (value: string): string => (/[\t\r\n"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** The first sheet, each row in its own line. */
async function sheetText(bytes: Uint8Array, cellText: (value: string) => string): Promise<FileText> {
  const { readWorkbook } = await import('@/tables/xlsx/read-workbook');
  const sheets: string[] = [];
  const lines: string[] = [];
  let length = 0;
  readWorkbook(bytes, {
    onSheet: (name) => void sheets.push(name),
    onRow: (line, cells) => {
      if (sheets.length > 1) return;
      const text = cells.map(cellText).join('\t');
      length += text.length + line - lines.length;
      if (length > TEXT_MAX) throw new TableFault('the sheet is too long');
      while (lines.length < line - 1) lines.push('');
      lines.push(text);
    },
  });
  return { text: lines.join('\n'), sheets };
}

/** What a file says as text, whatever its encoding; cells of a workbook as they would be pasted. */
export async function textOfFile(
  file: File,
  { accept, largest }: FileKinds,
  cellText: (value: string) => string = copiedCell,
): Promise<FileText> {
  if (!accept.some((ending) => file.name.toLowerCase().endsWith(ending))) return { fault: 'fileType' };
  if (file.size > largest) return { fault: 'fileSize' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = sniff(bytes.subarray(0, SNIFF_LENGTH));
    if (content === 'spreadsheet' && accept.includes('.xlsx')) return await sheetText(bytes, cellText);
    if (content !== 'text') return { fault: 'unreadable' };
    const reader = new TextReader();
    return { text: reader.push(bytes) + reader.end(), sheets: [] };
  } catch {
    // A damaged workbook, or one that went away while it was read.
    return { fault: 'unreadable' };
  }
}
