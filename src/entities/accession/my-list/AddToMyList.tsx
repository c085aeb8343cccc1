import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMyList } from '@/session/my-list/use-my-list';

/** Adds accessions to My List, or takes them out when all of them are in it. */
export function AddToMyList({ uuids }: { uuids: readonly string[] }) {
  const { t } = useTranslation('accession');
  const { has, add, remove } = useMyList();
  const all = uuids.length > 0 && uuids.every(has);
  return (
    <Button variant="outlined" disabled={uuids.length === 0} onClick={() => (all ? remove(uuids) : add(uuids))}>
      {t(all ? 'myList.remove' : 'myList.add')}
    </Button>
  );
}
