import { useEffect, useState } from 'react';
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
  const [next, setNext] = useState<{ go: () => void }>();
  const [asked, close] = useHeld(next === undefined);
  // Only now, when nothing holds any longer.
  useEffect(() => next?.go(), [next]);
  return (
    <>
      <Button variant="contained" onClick={() => setNext({ go: onDone })}>
        {label}
      </Button>
      {asked && !next && (
        <DialogBox
          title={t('secret.title')}
          onClose={close}
          actions={
            <>
              <Button color="error" onClick={() => setNext(asked)}>
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
