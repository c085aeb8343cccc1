import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { isInstituteCode } from '@/mcpd/codes';
import type { FileImport } from '@/mcpd/file-import';
import { ImportError } from '@/mcpd/import-error';
import { McpdImport } from '@/mcpd/mcpd-import';
import type { PassportRecord } from '@/mcpd/record';
import type { ImportReport } from '@/mcpd/report';
import { sniff } from '@/mcpd/sniff';
import { sheetRows } from './sheet-rows';

export interface LoadOptions {
  /** WIEWS code for rows that name no holding institute. */
  institute?: string;
  /** `YYYYMMDD`; a date after it is a mistake. The day of the import, unless given. */
  today?: string;
}

const TEXT = new Set(['.csv', '.tsv', '.tab', '.txt']);
const PIECE = 1 << 20;

const todayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const extensionOf = (path: string) => {
  const last = extname(path).toLowerCase();
  return last === '.gz' ? { gz: true, ending: extname(path.slice(0, -3)).toLowerCase() } : { gz: false, ending: last };
};

const checkPath = async (path: string, name: string) => {
  const found = await stat(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT'
      ? new ImportError('missing', name, `there is no such file (${path})`)
      : new ImportError('unreadable', name, `the file cannot be read (${codeOf(error)})`);
  });
  if (found.isDirectory()) throw new ImportError('unreadable', name, 'this is a directory; name the files in it');
  if (found.size === 0) throw new ImportError('empty', name, 'the file is empty');
};

const firstBytes = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(PIECE / 256));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const readingError = (error: unknown, name: string) => {
  if (error instanceof ImportError) return error;
  const code = codeOf(error);
  if (code === 'Z_BUF_ERROR') return new ImportError('truncated', name, 'the compressed file is cut off');
  if (code.startsWith('Z_')) return new ImportError('damaged', name, 'the file is not gzip, or it is damaged');
  return new ImportError('unreadable', name, `the file cannot be read (${code || String(error)})`);
};

const readText = async (file: FileImport, path: string, gz: boolean) => {
  const source = createReadStream(path, { highWaterMark: PIECE });
  const stream: Readable = gz ? source.pipe(createGunzip({ chunkSize: PIECE })) : source;
  source.once('error', (error) => stream.destroy(error));
  try {
    for await (const piece of stream) file.push(piece as Uint8Array);
  } finally {
    source.destroy();
  }
  file.end();
};

const readSpreadsheet = async (file: FileImport, path: string, name: string) => {
  const content = sniff(await firstBytes(path));
  if (content === 'text') throw new ImportError('binary', name, 'this is text, not a spreadsheet; name it .csv');
  const { rows, otherSheets } = await sheetRows(path).catch(() => {
    throw new ImportError('damaged', name, 'the spreadsheet cannot be opened; it is damaged, cut off or not .xlsx');
  });
  if (rows.length === 0) throw new ImportError('empty', name, 'the sheets are empty');
  file.rows(rows, otherSheets);
};

const loadOne = async (running: McpdImport, path: string, name: string) => {
  await checkPath(path, name);
  const { gz, ending } = extensionOf(path);
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
  const { institute, today = todayOf(new Date()) } = options;
  if (institute !== undefined && !isInstituteCode(institute)) {
    throw new ImportError(
      'institute',
      institute,
      'not a WIEWS code; it has three capital letters, then digits (USA016)',
    );
  }
  const running = new McpdImport({ institute, today, add });
  const names = paths.map((path) => basename(path));
  for (const [index, path] of paths.entries()) {
    const name = names[index] ?? path;
    // Two files of the same name in two directories must be told apart in the report.
    await loadOne(running, path, names.indexOf(name) === names.lastIndexOf(name) ? name : path);
  }
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
