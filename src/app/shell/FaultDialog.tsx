import { useId } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { useTranslation } from 'react-i18next';
import { FaultDetails } from '../failures/FaultDetails';
import { settle } from '../failures/unhandled';

/** The text of the error screen over a page that still stands. */
export default function FaultDialog({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog open onClose={settle} aria-labelledby={id}>
      <DialogTitle id={id}>{t('error.title')}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <FaultDetails text={text} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={settle}>
          {t('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
