import { useState, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { lazyPart } from '../outcomes/lazy-part';
import { AttemptFailed } from './AttemptFailed';
import { DialogBox } from './DialogBox';
import { useAttempt } from './use-attempt';

interface Props {
  title: string;
  /** What its button says. */
  confirm: string;
  /** A `Failure` that it throws is told in the dialog, which stays. */
  work: () => Promise<void> | void;
  onClose: () => void;
  /** It takes nothing away. */
  harmless?: boolean;
  /** It cannot be done; the sentences say why. */
  disabled?: boolean;
  /** What has to be typed before it can be done, where it would hit many by mistake. */
  word?: string | undefined;
  /** In place of what is usually told of a failure. */
  renderFailure?: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/** Few dialogs have it, and all would come with its input. */
const TypedWord = lazyPart(() => import('./TypedWord'));

/** Asks before something is done; what it does is told in sentences, and the button names it. */
export function ConfirmDialog(props: Props) {
  const { title, confirm, work, onClose, harmless, disabled = false, word, renderFailure, children } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { busy, failed, run } = useAttempt(async () => {
    await work();
    onClose();
  });
  return (
    <DialogBox
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={harmless ? 'primary' : 'error'}
            loading={busy}
            disabled={disabled || (word !== undefined && typed.trim() !== word)}
            onClick={() => run()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {word !== undefined && <TypedWord word={word} value={typed} onChange={setTyped} />}
      {failed && (renderFailure?.(failed) ?? <AttemptFailed failure={failed} />)}
    </DialogBox>
  );
}
