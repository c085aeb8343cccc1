import type { Accession } from '@/contract/accession';
import { AccessionCard } from '@/entities/accession/AccessionCard';
import type { CardProps } from '@/shared/list/definition';
import { NoteCell } from './NoteCell';

/** An accession of the list on a small screen. */
export function MyListCard({ row, name }: CardProps<Accession>) {
  return (
    <>
      <AccessionCard row={row} name={name} />
      <div>
        <NoteCell uuid={row.uuid} accessionNumber={row.accessionNumber} />
      </div>
    </>
  );
}
