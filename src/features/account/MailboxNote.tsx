import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

/** Where messages are on a page instead of being sent: leads there. */
export function MailboxNote() {
  const { t } = useTranslation('account');
  return (
    <Alert severity="info">
      {t('mailbox.text')}{' '}
      <RouteLink to={href('mailbox')} underline="always">
        {t('mailbox.open')}
      </RouteLink>
    </Alert>
  );
}
