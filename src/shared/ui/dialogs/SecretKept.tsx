import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button';
import { DialogBox } from './DialogBox';
import { useHeld } from './use-held';

interface Props {
  /** That it was copied. */
  label: string;
  onDone: () => void;
}

/** The button below what is shown once. Who leaves the page before it was pressed is asked first. */
export function SecretKept({ label, onDone }: Props) {
  const { t } = useTranslation('ui');
  const [kept, setKept] = useState(false);
  const [asked, close] = useHeld(!kept);
  /** What comes next finds the page let go already. */
  const leave = (next: () => void) => {
    flushSync(() => setKept(true));
    next();
  };
  return (
    <>
      <Button variant="contained" onClick={() => leave(onDone)}>
        {label}
      </Button>
      {asked && !kept && (
        <DialogBox
          title={t('secret.title')}
          onClose={close}
          actions={
            <>
              <Button color="error" onClick={() => leave(asked.go)}>
                {t('secret.leave')}
              </Button>
              <Button autoFocus variant="contained" onClick={close}>
                {t('secret.stay')}
              </Button>
            </>
          }
        >
          <p>{t('secret.text')}</p>
        </DialogBox>
      )}
    </>
  );
}
