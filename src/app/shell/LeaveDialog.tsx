import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { forgetRequests } from '@/features/requests/kept-requests';
import { forgetLastInfo } from '@/features/requests/ask/last-info';
import { forgetLists } from '@/session/my-list/forget-lists';
import type { SavedListsStore } from '@/session/my-list/persist-saved-lists';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';

/** Who has logged out says whether what lies in this browser, for whoever uses it, goes as well: one question for all. */
export default function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const store: SavedListsStore = useStore<ReturnType<SavedListsStore['getState']>>();
  const forget = () => {
    forgetLists(store);
    forgetRequests();
    forgetLastInfo();
    onClose();
  };
  return (
    <DialogBox
      title={t('leave.title')}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('leave.keep')}
          </Button>
          <Button variant="contained" color="error" onClick={forget}>
            {t('leave.forget')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </DialogBox>
  );
}
