import type { Accession } from '@/contract/accession';
import { AccessionCard } from '@/entities/accession/AccessionCard';
import { NoteCell } from './NoteCell';

/** An accession of the list on a small screen. */
export function MyListCard({ row }: { row: Accession }) {
  return (
    <>
      <AccessionCard row={row} />
      <div>
        <NoteCell uuid={row.uuid} accessionNumber={row.accessionNumber} />
      </div>
    </>
  );
}
