import { accessionList } from '@/entities/accession/list';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { EntityListDefinition } from '@/shared/list/definition';
import { AddedDay } from './AddedDay';
import { MyListCard } from './MyListCard';
import { NoteCell } from './NoteCell';

/** There is no filter panel beside this table: nothing in these needs to be cut off. */
const WIDTHS: Readonly<Record<string, number>> = { accessionNumber: 144, myList: 68, available: 124 };

/** The table of accessions with what only a list of one's own has: a note, and the day of adding. */
export const myListDefinition: EntityListDefinition<Accession, AccessionFilter> = {
  ...accessionList,
  columns: [
    // When it came into the list tells more than when it came to the genebank; the column can be chosen.
    ...accessionList.columns.map((column) => ({
      ...column,
      usual: column.usual && column.name !== 'acquisitionDate',
      width: WIDTHS[column.name] ?? column.width,
    })),
    {
      name: 'note',
      usual: true,
      width: 150,
      flex: 3,
      cell: ({ uuid, accessionNumber }) => <NoteCell uuid={uuid} accessionNumber={accessionNumber} />,
    },
    {
      name: 'added',
      sort: 'added',
      usual: true,
      align: 'end',
      width: 110,
      cell: ({ uuid }) => <AddedDay uuid={uuid} />,
    },
  ],
  defaultSort: { sort: 'added', dir: 'ASC' },
  Card: MyListCard,
};
