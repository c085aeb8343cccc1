import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { MailboxNote } from './MailboxNote';
import { Told } from './Told';

/** After a message was asked for: where it is, whether or not the address is known. */
export function MessageSent({ text, change }: { text: string; change: () => void }) {
  const { t } = useTranslation('account');
  const hasMailbox = useServerInfoQuery().data?.features.mailbox === true;
  return (
    <Told title={t('sent.title')}>
      <p>{text}</p>
      {!hasMailbox && <p>{t('sent.spam')}</p>}
      <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
        {hasMailbox && <MailboxNote />}
        <Button variant="outlined" onClick={change}>
          {t('sent.change')}
        </Button>
      </Stack>
    </Told>
  );
}
