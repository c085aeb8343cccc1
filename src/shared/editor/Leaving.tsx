import { useEffect, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useHistory } from '@/routes/use-history';
import { DialogBox } from '@/shared/ui/DialogBox';

/** What is to be done when the form has nothing left to save. */
export type Then = () => void;

interface Props {
  /** Says what to do once there is nothing left to save; */
  later: (then: Then) => void;
  /** what was said, once. */
  take: () => Then | undefined;
  /** Sends the form. */
  save: () => void;
}

/** Inside a form: nobody leaves it with something unsaved without being asked, and who saved to go on, goes on. */
export function Leaving({ later, take, save }: Props) {
  const { t } = useTranslation('editor');
  const { hold } = useHistory();
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const [asked, setAsked] = useState<{ go: Then }>();

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = hold((go) => setAsked({ go }));
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [dirty, hold]);

  // Only now, when nothing holds any longer.
  useEffect(() => {
    if (!dirty && !isSubmitting) take()?.();
  });

  if (!asked) return null;
  const close = () => setAsked(undefined);
  return (
    <DialogBox
      title={t('leave.title')}
      onClose={close}
      actions={
        <>
          <Button autoFocus onClick={close}>
            {t('leave.stay')}
          </Button>
          <Button
            color="error"
            onClick={() => {
              later(asked.go);
              close();
              resetForm();
            }}
          >
            {t('leave.discard')}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              later(asked.go);
              close();
              save();
            }}
          >
            {t('leave.save')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </DialogBox>
  );
}
