import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { DoneMessage } from './DoneMessage';

/** Where messages are on a page instead of being sent: leads there. */
function MailboxNote() {
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

/** After a message was asked for: where it is, whether or not the address is known. */
export function MessageSent({ text, change }: { text: string; change: () => void }) {
  const { t } = useTranslation('account');
  const hasMailbox = useServerInfoQuery().data?.features.mailbox === true;
  return (
    <DoneMessage title={t('sent.title')}>
      <p>{text}</p>
      {!hasMailbox && <p>{t('sent.spam')}</p>}
      <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
        {hasMailbox && <MailboxNote />}
        <Button variant="outlined" onClick={change}>
          {t('sent.change')}
        </Button>
      </Stack>
    </DoneMessage>
  );
}
