import { PUSHED_ROWS_MAX, type PushedRow } from '@/contract/passport/passport-update';
import { CATALOGUE_COLUMNS, columnOf, EXTRA_COLUMNS, MCPD_COLUMNS, type McpdColumn } from '@/mcpd/columns';
import { badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

const isValue = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isValue));

export const cellOf = (value: PushedRow[string] | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? value.join(';') : String(value);
};

/** 400 for what are no rows, or too many. */
export function readRows(body: unknown): PushedRow[] {
  if (!Array.isArray(body) || body.length === 0) throw badRequest('A list of rows is expected.');
  if (body.length > PUSHED_ROWS_MAX) throw badRequest(sentence('maxRows', { max: PUSHED_ROWS_MAX }));
  for (const [at, row] of body.entries()) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) throw badRequest(`Row ${at + 1} is no object.`);
    const wrong = Object.entries(row).find(([, value]) => !isValue(value))?.[0];
    if (wrong !== undefined) throw badRequest(`"${wrong.slice(0, 80)}" of row ${at + 1} is no value.`);
  }
  return body as PushedRow[];
}

/** Every column that rows can say, for a row that says all there is. */
export const WHOLE: ReadonlySet<McpdColumn> = new Set([...MCPD_COLUMNS, ...EXTRA_COLUMNS, ...CATALOGUE_COLUMNS]);

/** What a pushed row names. */
export const columnsIn = (row: object): ReadonlySet<McpdColumn> =>
  new Set(Object.keys(row).flatMap((name) => columnOf(name) ?? []));
