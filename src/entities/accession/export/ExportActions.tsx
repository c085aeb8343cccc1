import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslation } from 'react-i18next';
import type { ExportState } from './use-export';

interface Props {
  step: ExportState['step'];
  disabled: boolean;
  onStart: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** One button makes the file or stops it, and stays where it is, so that the focus is not lost. */
export function ExportActions({ step, disabled, onStart, onCancel, onClose }: Props) {
  const { t } = useTranslation('export');
  const running = step === 'running';
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={running}>
        {t('close')}
      </Button>
      <Button variant={running ? 'outlined' : 'contained'} disabled={disabled} onClick={running ? onCancel : onStart}>
        {running ? t('cancel') : t(step === 'done' ? 'again' : 'start')}
      </Button>
    </DialogActions>
  );
}
