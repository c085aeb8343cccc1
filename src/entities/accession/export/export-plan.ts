import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Query } from '@/contract/endpoints';
import type { ListView } from '@/shared/list/address/list-view';
import type { Sheet } from '@/tables/xlsx/xlsx-writer';

/** All passport descriptors, the completeness of each accession, columns of one's choice, or what GBIF reads. */
export const CONTENTS = ['mcpd', 'pdci', 'columns', 'dwca'] as const;
export type Content = (typeof CONTENTS)[number];

export const FILE_TYPES = ['csv', 'xlsx'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export type ExportOrder = Pick<ListView, 'sort' | 'dir'>;

/** A file that was asked for. */
export interface ExportPlan {
  content: Content;
  /** An archive is a ZIP file, whatever was chosen. */
  type: FileType;
  /** Paths of an accession, in the order of the file; only for `columns`. */
  columns: readonly string[];
  filter: AccessionFilter;
  code: string | undefined;
  order?: ExportOrder;
  /** Names of the two sheets of a workbook, and what stands on the second. */
  sheet: string;
  guide: Sheet;
}

export function queryOf({ content, columns, code, order }: ExportPlan): Query<'POST /acn/download'> {
  const what = content === 'columns' ? { format: 'csv' as const, select: columns.join(',') } : { format: content };
  return { ...what, ...(order && { s: order.sort, d: order.dir }), ...(code !== undefined && { f: code }) };
}

/** `accessions-mcpd-2026-11-21.xlsx` */
export const fileNameOf = ({ content, type }: ExportPlan, today: Date): string =>
  `accessions-${content}-${today.toISOString().slice(0, 10)}.${content === 'dwca' ? 'zip' : type}`;
