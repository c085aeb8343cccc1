import { TERMS_MAX, termSchema } from '@/contract/descriptor/descriptor-schema';
import { checked, type Read, type TableKind } from '@/shared/files/pasted-table';

const COLUMNS = ['code', 'title', 'description'] as const;
type Column = (typeof COLUMNS)[number];

/** A term while it is edited. */
export type TermValues = Record<Column, string>;

/** Terms as rows of a table; without any, what a table begins with. */
export const termRows = (terms: readonly TermValues[]): (readonly string[])[] => [
  COLUMNS,
  ...terms.map((term) => COLUMNS.map((column) => term[column])),
];

/** All terms of a vocabulary as they are downloaded, and pasted back. */
export const termTable: TableKind<Column, TermValues> = {
  columns: COLUMNS,
  needed: ['code', 'title'],
  most: TERMS_MAX,
  reader: () => {
    const seen = new Set<string>();
    return (cells): Read<TermValues> => {
      const read = checked(termSchema, cells);
      if (read.wrong) return read;
      const { code, title, description } = read.value;
      if (seen.has(code)) return { wrong: [{ path: 'code', key: 'repeated' }] };
      seen.add(code);
      return { value: { code, title, description: description ?? '' } };
    };
  },
};
