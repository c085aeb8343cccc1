import { useSelector } from 'react-redux';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { AccessionCard } from '@/entities/accession/AccessionCard';
import { accessionList } from '@/entities/accession/list';
import type { WithSavedLists } from '@/session/my-list/saved-lists-slice';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import { useEditNote, type NotedAccession } from './edit-note';
import styles from './my-list-definition.module.css';

/** The note of an accession; pressing it writes one. */
function NoteCell(accession: NotedAccession) {
  const { uuid, accessionNumber } = accession;
  const note = useSelector(({ myLists }: WithSavedLists) => myLists?.notes[uuid]);
  const text = useLoadedText();
  const edit = useEditNote();
  const label = text(note ? 'my-list:note.editOf' : 'my-list:note.addTo', { number: accessionNumber, note });
  return (
    <button
      className={styles.note}
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => edit({ uuid, accessionNumber })}
    >
      {note ? <span dir="auto">{note}</span> : text('my-list:note.add')}
    </button>
  );
}

/** An accession of the list on a small screen. */
function MyListCard({ row, name }: CardProps<Accession>) {
  return (
    <>
      <AccessionCard row={row} name={name} />
      <div>
        <NoteCell uuid={row.uuid} accessionNumber={row.accessionNumber} />
      </div>
    </>
  );
}

/** The day since which it is known what the accession was. */
function AddedDay({ uuid }: { uuid: string }) {
  const day = useSelector(({ myLists }: WithSavedLists) => myLists?.seen[uuid]?.[0]);
  const format = useFormat();
  return day ? <>{format.day(day)}</> : <Missing />;
}

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
