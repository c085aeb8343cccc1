import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useHeld } from '@/shared/ui/dialogs/use-held';

interface Props {
  unsaved: boolean;
  download: () => Promise<void>;
}

/** Corrections are in this page alone: who leaves it before they were downloaded is asked first. */
export function LeaveCheck({ unsaved, download }: Props) {
  const { t } = useTranslation('check');
  const [isLeft, setLeft] = useState(false);
  const [asked, close] = useHeld(unsaved && !isLeft);
  if (!asked || isLeft) return null;
  const leave = () => {
    flushSync(() => setLeft(true));
    asked.go();
  };
  return (
    <DialogBox
      title={t('leave.title')}
      onClose={close}
      actions={
        <>
          <Button autoFocus onClick={close}>
            {t('leave.stay')}
          </Button>
          <Button color="error" onClick={leave}>
            {t('leave.discard')}
          </Button>
          <Button variant="contained" onClick={() => void download().then(leave)}>
            {t('leave.download')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </DialogBox>
  );
}
