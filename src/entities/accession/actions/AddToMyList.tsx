import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useMyList } from '@/session/my-list/use-my-list';
import { oneClick } from '@/shared/ui/controls/one-click';

interface Props {
  uuids: readonly string[];
  /** The first thing to do on its page. */
  primary?: boolean;
}

/** Adds accessions to My List, or takes them out when all of them are in it. */
export function AddToMyList({ uuids, primary = false }: Props) {
  const { t } = useTranslation('accession');
  const { has, add, remove } = useMyList();
  const all = uuids.length > 0 && uuids.every(has);
  return (
    <Button
      variant={primary && !all ? 'contained' : 'outlined'}
      disabled={uuids.length === 0}
      onClick={oneClick(() => (all ? remove(uuids) : add(uuids)))}
    >
      {t(all ? 'myList.remove' : 'myList.add')}
    </Button>
  );
}
