import { useEffect } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useHeld } from '@/shared/ui/dialogs/use-held';
import type { Due, Go, StepEvent } from './step-state';

interface Props<T> {
  due: Due<T> | undefined;
  tell: (event: StepEvent<T>) => void;
  /** Does what is due. */
  follow: (due: Due<T>) => void;
  /** Sends the form. */
  save: () => void;
}

/** Inside a form: nobody leaves it with something unsaved without being asked, and who saved to go on, goes on. */
export function Leaving<T>({ due, tell, follow, save }: Props<T>) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();

  // Only now, when nothing holds any longer.
  useEffect(() => {
    if (!due || dirty || isSubmitting) return;
    tell({ type: 'gone' });
    follow(due);
  });

  return (
    <AskBeforeLeaving
      unsaved={dirty}
      discard={(go) => {
        tell({ type: 'discarded', go });
        resetForm();
      }}
      save={(go) => {
        tell({ type: 'saveAndLeave', go });
        save();
      }}
    />
  );
}

interface AskProps {
  unsaved: boolean;
  /** Each does what it says, and goes once there is nothing left to save. */
  discard: (go: Go) => void;
  save: (go: Go) => void;
}

/** Nobody leaves a page with something unsaved without being asked. */
export function AskBeforeLeaving({ unsaved, discard, save }: AskProps) {
  const { t } = useTranslation('editor');
  const [asked, close] = useHeld(unsaved);
  if (!asked) return null;
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
              close();
              discard(asked.go);
            }}
          >
            {t('leave.discard')}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              close();
              save(asked.go);
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
