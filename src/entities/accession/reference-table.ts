import { DATASET_ACCESSIONS_MAX, type AccessionReference } from '@/contract/dataset/dataset';
import { referenceSchema } from '@/contract/dataset/dataset-schema';
import { bareDoi } from '@/contract/patterns';
import { columnOf, type McpdColumn } from '@/mcpd/columns';
import { checked, type TableKind } from '@/shared/files/pasted-table';

export const REFERENCE_COLUMNS = ['instCode', 'acceNumb', 'genus', 'doi'] as const;
type Column = (typeof REFERENCE_COLUMNS)[number];
export type ReferenceCells = Readonly<Record<Column, string>>;

const BY_STANDARD: Readonly<Partial<Record<McpdColumn, Column>>> = {
  INSTCODE: 'instCode',
  ACCENUMB: 'acceNumb',
  GENUS: 'genus',
  PUID: 'doi',
};

/** Accessions by what they are called: columns under any of their names in MCPD, or in this order. */
export const referenceTable: TableKind<Column, AccessionReference> = {
  columns: REFERENCE_COLUMNS,
  needed: [],
  most: DATASET_ACCESSIONS_MAX,
  named: (heading) => {
    const column = columnOf(heading);
    return column && BY_STANDARD[column];
  },
  reader: () => (cells) => checked(referenceSchema, { ...cells, doi: bareDoi(cells.doi) }),
};
