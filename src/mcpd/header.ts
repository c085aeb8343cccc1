import { columnOf, isMultiple } from './columns';
import type { McpdColumn } from './columns';

/** What the columns of a file mean, by position. */
export interface HeaderPlan {
  /** Headers as the file has them. */
  headers: string[];
  columns: (McpdColumn | undefined)[];
  unknown: string[];
  /** Single-valued columns that were there already. */
  repeated: string[];
}

export const planHeader = (headers: string[]): HeaderPlan => {
  const seen = new Set<McpdColumn>();
  const plan: HeaderPlan = { headers: headers.map((header) => header.trim()), columns: [], unknown: [], repeated: [] };
  for (const header of plan.headers) {
    const column = columnOf(header);
    const again = column && seen.has(column) && !isMultiple(column);
    plan.columns.push(again ? undefined : column);
    if (again) plan.repeated.push(header);
    else if (column) seen.add(column);
    // Spreadsheets leave columns without a name and without a value behind.
    else if (header !== '') plan.unknown.push(header);
  }
  return plan;
};
