import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@/contract/request/request';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/** Erases who asked, once, whatever the state. */
export function EraseRequest({ request, work }: { request: RequestStatus; work: () => Promise<void> }) {
  const { t } = useTranslation('requests');
  const [asks, setAsks] = useState(false);
  if (request.erased !== undefined) return null;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsks(true)}>
        {t('erase.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('erase.action')}
          confirm={t('erase.confirm')}
          work={work}
          onClose={() => setAsks(false)}
        >
          <p>{t('erase.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
