import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';

/** Paste anything: what the pasted numbers mean, and what to do with it. */
export default function MatchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('match');
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="match-title">
      <DialogTitle id="match-title">{t('title')}</DialogTitle>
    </Dialog>
  );
}
