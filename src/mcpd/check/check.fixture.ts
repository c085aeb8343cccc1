import type { CheckSummary } from './check-summary';
import { PassportCheck } from './passport-check';
import type { Lands } from './lands';
import { readSource } from './table-source';
import { allOf } from './work';

/** A file as bytes, of rows that are told as objects by their columns. */
export const bytesOf = (rows: readonly Readonly<Record<string, string>>[], columns?: readonly string[]): Uint8Array => {
  const header = columns ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const lines = [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))].map(line);
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
};

/** The row that nothing is wrong with, and what is told otherwise. */
export const rowWith = (cells: Readonly<Record<string, string>> = {}, number = 1): Record<string, string> => ({
  INSTCODE: 'DEU146',
  ACCENUMB: `TRI ${number}`,
  GENUS: 'Triticum',
  SPECIES: 'aestivum',
  ...cells,
});

export function checkOf(bytes: Uint8Array, lands?: Lands, portion?: number): PassportCheck {
  const check = new PassportCheck(readSource(bytes), { today: '20240101', lands, ...(portion && { portion }) });
  allOf(check.checkAll());
  return check;
}

/** `ACQDATE dateForm` for each group. */
export const namesOf = (check: PassportCheck, { groups }: CheckSummary = check.summary): string[] =>
  groups.map(({ kind, index }) => `${check.plan.headers[index] ?? ''} ${kind}`.trim()).toSorted();
