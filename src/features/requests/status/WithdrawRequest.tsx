import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestMove, type RequestStatus } from '@/contract/request/request';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/** Withdraws a request, where its state allows it. */
export function WithdrawRequest({ request, work }: { request: RequestStatus; work: () => Promise<void> }) {
  const { t } = useTranslation('requests');
  const [asks, setAsks] = useState(false);
  if (request.erased !== undefined || !requestMove(request.state, 'withdraw')) return null;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsks(true)}>
        {t('status.withdraw')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('status.withdraw')}
          confirm={t('status.withdrawConfirm')}
          work={work}
          onClose={() => setAsks(false)}
        >
          <p>{t('status.withdrawText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
