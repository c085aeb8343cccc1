import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { AttemptFailed } from './AttemptFailed';
import { useAttempt } from './use-attempt';

interface Props {
  title: string;
  text: string;
  /** What its button says. */
  confirm: string;
  /** A `Failure` that it throws is told in the dialog, which stays. */
  work: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that takes something away. */
export function ConfirmDialog({ title, text, confirm, work, onClose }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  const { busy, failed, run } = useAttempt(async () => {
    await work();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        <p>{text}</p>
        <AttemptFailed failure={failed} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
