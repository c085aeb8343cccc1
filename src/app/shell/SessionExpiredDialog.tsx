import { useId } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { useTranslation } from 'react-i18next';

export default function SessionExpiredDialog() {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('expired.title')}</DialogTitle>
      <DialogContent>{t('expired.text')}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => globalThis.location.reload()}>
          {t('actions.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
