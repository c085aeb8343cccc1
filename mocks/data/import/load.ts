import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { isWiewsCode } from '@/contract/patterns';
import type { FileImport } from '@/mcpd/reading/file-import';
import { ImportError } from '@/mcpd/reading/import-error';
import { McpdImport } from '@/mcpd/reading/mcpd-import';
import type { PassportRecord } from '@/mcpd/record';
import type { ImportReport } from '@/mcpd/report/report';
import { sniff } from '@/mcpd/reading/sniff';
import { sheetRows } from './sheet-rows';
import { checkPath, endingOf, firstBytes, namesOf, piecesOf, readingError } from './source-file';

export interface LoadOptions {
  /** WIEWS code for rows that name no holding institute. */
  institute?: string;
  /** `YYYYMMDD`; a date after it is a mistake. The day of the import, unless given. */
  today?: string;
  /** What text files are in, by a label of the Encoding Standard; else it is found out. */
  encoding?: string;
}

const TEXT = new Set(['.csv', '.tsv', '.tab', '.txt']);
const todayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

const readText = async (file: FileImport, path: string, gz: boolean) => {
  for await (const piece of piecesOf(path, gz)) file.push(piece);
  file.end();
};

const readSpreadsheet = async (file: FileImport, path: string, name: string) => {
  const content = sniff(await firstBytes(path));
  if (content === 'text') throw new ImportError('binary', name, 'this is text, not a spreadsheet; name it .csv');
  const { rows, otherSheets } = sheetRows(await readFile(path));
  if (rows.length === 0) throw new ImportError('empty', name, 'the sheets are empty');
  file.rows(rows, otherSheets);
};

const loadOne = async (running: McpdImport, path: string, name: string) => {
  await checkPath(path, name);
  const { gz, ending } = endingOf(path);
  const isSheet = ending === '.xlsx' && !gz;
  if (!isSheet && !TEXT.has(ending) && !(gz && ending === '')) {
    const way =
      ending === '.xls' ? 'save it as .xlsx or .csv' : 'MCPD files are .csv, .tsv, .txt or .xlsx, or text as .gz';
    throw new ImportError('extension', name, `files ending in ${extname(path) || '(nothing)'} are not known; ${way}`);
  }
  const file = running.file(name);
  try {
    await (isSheet ? readSpreadsheet(file, path, name) : readText(file, path, gz));
  } catch (error) {
    throw readingError(error, name);
  }
};

/**
 * Reads MCPD files (`.csv`, `.tsv`, `.txt`, `.xlsx`, or text as `.gz`) and hands every accession to `add` as it comes, so
 * that nothing but the report and the identities stays here. Throws `ImportError` with one sentence for the first file
 * that cannot be taken in.
 */
export const importFiles = async (
  paths: string[],
  { add, ...options }: LoadOptions & { add: (record: PassportRecord) => void },
): Promise<ImportReport> => {
  const { institute, today = todayOf(new Date()), encoding } = options;
  if (institute !== undefined && !isWiewsCode(institute)) {
    throw new ImportError(
      'institute',
      institute,
      'not a WIEWS code; it has three capital letters, then digits (USA016)',
    );
  }
  const running = new McpdImport({ institute, today, encoding, add });
  const names = namesOf(paths, (path) => basename(path));
  for (const [index, path] of paths.entries()) await loadOne(running, path, names[index] ?? path);
  return running.report();
};

/** `importFiles` with all accessions in one list. */
export const loadFiles = async (
  paths: string[],
  options: LoadOptions = {},
): Promise<{ records: PassportRecord[]; report: ImportReport }> => {
  const records: PassportRecord[] = [];
  const report = await importFiles(paths, { ...options, add: (record) => records.push(record) });
  return { records, report };
};
