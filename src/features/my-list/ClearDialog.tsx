import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMyList } from '@/session/my-list/use-my-list';
import { ListDialog } from './ListDialog';
import { useCounted } from './use-counted';

/** Asks before everything is taken out of the list. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count, uuids, remove } = useMyList();
  return (
    <ListDialog
      title={t('clear.title')}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              remove(uuids);
              onClose();
            }}
          >
            {t('clear.confirm', counted(count))}
          </Button>
        </>
      }
    >
      <p>{t('clear.text', counted(count))}</p>
    </ListDialog>
  );
}
