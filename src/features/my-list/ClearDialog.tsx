import { useTranslation } from 'react-i18next';
import { useMyList } from '@/session/my-list/use-my-list';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useCounted } from './use-counted';

/** Asks before everything is taken out of the list. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count, uuids, remove } = useMyList();
  return (
    <ConfirmDialog
      title={t('clear.title')}
      confirm={t('clear.confirm', counted(count))}
      work={() => void remove(uuids)}
      onClose={onClose}
    >
      <p>{t('clear.text', counted(count))}</p>
    </ConfirmDialog>
  );
}
