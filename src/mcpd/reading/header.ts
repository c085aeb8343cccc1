import { columnOf, isMultiple } from '../columns';
import type { McpdColumn } from '../columns';

/** What the columns of a file mean, by position. */
export interface HeaderPlan {
  /** Headers as the file has them. */
  headers: string[];
  columns: (McpdColumn | undefined)[];
  unknown: string[];
  /** Single-valued columns that were there already, and where. */
  repeated: { index: number; first: number }[];
  /** Columns without a name: spreadsheets leave them behind, mostly without a value. */
  unnamed: number[];
}

export const planHeader = (headers: string[]): HeaderPlan => {
  const places = new Map<McpdColumn, number>();
  const plan: HeaderPlan = {
    headers: headers.map((header) => header.trim()),
    columns: [],
    unknown: [],
    repeated: [],
    unnamed: [],
  };
  for (const [index, header] of plan.headers.entries()) {
    const column = columnOf(header);
    const first = column && !isMultiple(column) ? places.get(column) : undefined;
    plan.columns.push(first === undefined ? column : undefined);
    if (first !== undefined) plan.repeated.push({ index, first });
    else if (column) places.set(column, index);
    else if (header === '') plan.unnamed.push(index);
    else plan.unknown.push(header);
  }
  return plan;
};

/** As no name of a column of MCPD does, and some value of nearly every row. */
const beginsWithDigit = (cell: string): boolean => {
  const code = cell.charCodeAt(0);
  return code >= 48 && code <= 57;
};

/** Whether a row says the names of the columns again, as files do that were put together from several. */
export const isHeaderAgain = ({ headers, columns }: HeaderPlan, cells: string[]): boolean => {
  if (cells.some((cell, index) => columns[index] && beginsWithDigit(cell))) return false;
  let same = 0;
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim();
    if (name === '') continue;
    const column = columns[index];
    if (column ? columnOf(name) !== column : name !== headers[index]) return false;
    same++;
  }
  return same > 2;
};
