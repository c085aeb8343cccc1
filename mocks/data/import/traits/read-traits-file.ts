import { readFile } from 'node:fs/promises';
import { ImportError } from '@/mcpd/reading/import-error';
import { SEPARATORS, type SourceRow } from '@/mcpd/reading/separated-rows';
import { readSheets } from '@/tables/xlsx/read-workbook';
import { SeparatedTable } from '../../table-preview/separated-table';
import { checkPath, endingOf, piecesOf, readingError } from '../source-file';
import { layoutOf, type Layout } from './layout';

const TEXT = new Set(['.csv', '.tsv', '.tab', '.txt', '']);

/** Gets the header of a file, then each of its rows. */
export interface TraitsReading {
  /** The columns are known; what is answered takes the rows. */
  onLayout(layout: Layout, headerLine: number): (row: SourceRow) => void;
  onOtherSheet(name: string): void;
}

export interface TraitsForm {
  encoding: string;
  separator: string;
  blankLines: number;
}

const isBlank = ({ cells, odd }: SourceRow): boolean => !odd && cells.every((cell) => cell.trim() === '');

/** Takes rows: the first that is not blank is the header. */
function rowTaker(name: string, reading: TraitsReading) {
  let take: ((row: SourceRow) => void) | undefined;
  let blankLines = 0;
  let rows = 0;
  return {
    row: (row: SourceRow) => {
      if (isBlank(row)) {
        blankLines++;
      } else if (take) {
        rows++;
        take(row);
      } else {
        const layout = layoutOf(row.cells);
        if ('missing' in layout)
          throw new ImportError('notMcpd', name, `line ${row.line}, the first row, ${layout.missing}`);
        take = reading.onLayout(layout, row.line);
      }
    },
    blankLines: () => blankLines,
    end: () => {
      if (!take) throw new ImportError('empty', name, 'the file is empty');
      if (rows === 0) throw new ImportError('headerOnly', name, 'there is a header but not a single row');
    },
  };
}

async function readText(
  path: string,
  gz: boolean,
  name: string,
  reading: TraitsReading,
  encoding?: string,
): Promise<TraitsForm> {
  const rows = rowTaker(name, reading);
  const table = new SeparatedTable((row) => rows.row(row), encoding);
  for await (const piece of piecesOf(path, gz)) table.push(piece);
  const { encoding: found, separator, blankLines } = table.end();
  rows.end();
  return { encoding: found, separator: SEPARATORS[separator], blankLines: blankLines + rows.blankLines() };
}

async function readSpreadsheet(path: string, name: string, reading: TraitsReading): Promise<TraitsForm> {
  const sheets = readSheets(await readFile(path));
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const kinds = filled.map(({ rows }) => {
    const layout = layoutOf(rows[0]?.cells ?? []);
    return 'missing' in layout ? undefined : layout.kind;
  });
  const table = kinds.findIndex((kind) => kind === 'long' || kind === 'wide');
  // One table is read, and what describes its columns.
  const read = filled.filter((_, at) => at === table || kinds[at] === 'definitions');
  if (read.length === 0) read.push(...filled.slice(0, 1));
  for (const sheet of read) {
    const rows = rowTaker(name, reading);
    for (const { line, cells, odd } of sheet.rows) rows.row({ line, endLine: line, cells, ...(odd && { odd }) });
    rows.end();
  }
  for (const sheet of filled) if (!read.includes(sheet)) reading.onOtherSheet(sheet.name);
  return { encoding: '', separator: `sheet "${(filled[table] ?? read[0])?.name ?? ''}"`, blankLines: 0 };
}

/** Reads a file of observations or of descriptors. @throws ImportError with one sentence where it is neither. */
export async function readTraitsFile(
  path: string,
  name: string,
  reading: TraitsReading,
  encoding?: string,
): Promise<TraitsForm> {
  await checkPath(path, name);
  const { gz, ending } = endingOf(path);
  const isSheet = ending === '.xlsx' && !gz;
  if (!isSheet && (!TEXT.has(ending) || (ending === '' && !gz)))
    throw new ImportError(
      'extension',
      name,
      `files ending in ${ending || '(nothing)'} are not known; observations are .csv, .tsv, .txt or .xlsx, or text as .gz`,
    );
  try {
    return await (isSheet ? readSpreadsheet(path, name, reading) : readText(path, gz, name, reading, encoding));
  } catch (error) {
    throw readingError(error, name);
  }
}
