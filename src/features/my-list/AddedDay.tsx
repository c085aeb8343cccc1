import { useSelector } from 'react-redux';
import type { WithShelf } from '@/session/my-list/shelf-slice';
import { Missing } from '@/shared/ui/Missing';
import { useFormat } from '@/shared/ui/use-format';

/** The day since which it is known what the accession was. */
export function AddedDay({ uuid }: { uuid: string }) {
  const day = useSelector(({ myLists }: WithShelf) => myLists?.seen[uuid]?.[0]);
  const format = useFormat();
  return day ? <>{format.day(day)}</> : <Missing />;
}
