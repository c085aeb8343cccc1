import { columnOf } from '@/mcpd/columns';
import type { FileImport } from '@/mcpd/reading/file-import';
import type { SourceRow } from '@/mcpd/reading/separated-rows';
import { sniff, SNIFF_LENGTH } from '@/mcpd/reading/sniff';
import { TableFault } from '@/tables/table-fault';
import { unpackedPieces } from '@/tables/unpacked-pieces';
import type { UploadedFile } from '../../tools/http/read-request';
import { rowsAtOnce, unpackRows, type RowBlock } from '../../data/table-preview/packed-rows';
import type { TableReader } from '../../data/table-preview/table-reader';
import type { ReadSheet } from '../../data/table-preview/table-task';
import type { Turns } from '../../tools/workers/turns';

/** Bytes that a compressed text may unpack to. */
const MAX_UNPACKED = 100_000_000;

interface ReadWorkbook {
  sheets: ReadSheet[];
  blocks: RowBlock[][];
}

/** The sheets of a workbook, by whatever reads tables here. @throws TableFault */
const sheetsOf = ({ name, bytes }: UploadedFile, reader: TableReader): Promise<ReadWorkbook> =>
  new Promise((resolve, reject) => {
    const blocks: RowBlock[][] = [];
    reader({ name, bytes }, (message) => {
      if ('block' in message) (blocks[message.sheet] ??= []).push(message.block);
      else if ('sheets' in message) resolve({ sheets: message.sheets, blocks });
      else if ('failure' in message)
        reject(message.isFault ? new TableFault(message.failure) : new Error(message.failure));
    });
  });

/** The rows of a sheet in their lines, the header first. */
function* rowsOf({ header, rowCount, width, lines, odd }: ReadSheet, blocks: RowBlock[] = []): Generator<SourceRow> {
  const rowAt = (row: number, cells: string[]): SourceRow => {
    const line = lines[row] ?? 0;
    const faults = odd.get(line);
    return { line, endLine: line, cells, ...(faults && { odd: faults }) };
  };
  // What stands beside the table stands under a blank heading.
  yield rowAt(0, [...header, ...Array.from({ length: Math.max(0, width - header.length) }, () => '')]);
  const portion = rowsAtOnce(width);
  for (let from = 0; from < rowCount; from += portion) {
    const cells = unpackRows(blocks, from, Math.min(rowCount, from + portion), width);
    for (const [at, each] of cells.entries()) yield rowAt(1 + from + at, each);
  }
}

const knownColumns = ({ header }: ReadSheet): number => header.filter((cell) => columnOf(cell)).length;

/** Hands the rows of an uploaded file to the importer: of a workbook the sheet that names the most columns of MCPD. */
export async function readUpload(
  upload: UploadedFile,
  reader: TableReader,
  file: FileImport,
  turns: Turns,
): Promise<void> {
  const { bytes } = upload;
  const kind = sniff(bytes.subarray(0, SNIFF_LENGTH));
  if (kind === 'spreadsheet') {
    const { sheets, blocks } = await sheetsOf(upload, reader);
    const [best] = sheets.toSorted((a, b) => knownColumns(b) - knownColumns(a));
    if (!best) throw new TableFault('the sheets are empty');
    const others = sheets.filter((sheet) => sheet !== best && sheet.width > 0).map(({ name }) => name);
    for (const _row of file.rowByRow(rowsOf(best, blocks[sheets.indexOf(best)]), others))
      if (turns.due()) await turns.next();
    return;
  }
  let unpacked = 0;
  for (const { bytes: piece } of unpackedPieces(bytes, kind === 'gzip' ? 'gzip' : 'none')) {
    unpacked += piece.length;
    if (unpacked > MAX_UNPACKED) throw new TableFault('the compressed file is too large');
    file.push(piece);
    if (turns.due()) await turns.next();
  }
  file.end();
}
