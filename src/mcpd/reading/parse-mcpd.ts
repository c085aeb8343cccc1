import { McpdImport } from './mcpd-import';
import type { RowOptions } from './read-row';
import type { PassportRecord } from '../record';
import type { ImportReport } from '../report/report';

export interface ParseOptions extends RowOptions {
  /** Name of the file, for the report. */
  name?: string;
}

export interface ParsedMcpd {
  records: PassportRecord[];
  report: ImportReport;
}

/**
 * Reads a whole MCPD file of separated text at once. Throws `ImportError` where it cannot be read as one.
 * For several files, or piece by piece, use `McpdImport`.
 */
export const parseMcpd = (bytes: Uint8Array, { name = 'file', ...options }: ParseOptions = {}): ParsedMcpd => {
  const records: PassportRecord[] = [];
  const running = new McpdImport({ ...options, add: (record) => records.push(record) });
  const file = running.file(name);
  file.push(bytes);
  file.end();
  return { records, report: running.report() };
};
