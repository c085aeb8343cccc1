import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/notices';
import { useIsolated } from '@/shared/ui/use-isolated';
import { Arrived } from './Arrived';
import { AttemptFailed } from '@/shared/ui/AttemptFailed';
import { MailboxLink } from './MailboxLink';
import { profileApi } from './profile-api';
import { useAttempt } from '@/shared/ui/use-attempt';

interface Props {
  email: string;
  /** Asked for a moment ago. */
  fresh: boolean;
  onWithdrawn: () => void;
  /** What else can be done. */
  children: ReactNode;
}

/** A new address that waits for its confirmation, and the way back. */
export function PendingEmail({ email, fresh, onWithdrawn, children }: Props) {
  const { t } = useTranslation('profile');
  const isolated = useIsolated();
  const dispatch = useApiDispatch();
  const [withdraw] = profileApi.endpoints.withdrawEmail.useMutation();
  const { busy, failed, run } = useAttempt(async () => {
    await withdraw().unwrap();
    dispatch(notify({ key: 'profile:email.withdrawn', severity: 'success' }));
    onWithdrawn();
  });
  const Box = fresh ? Arrived : Alert;
  return (
    <>
      <Box severity={fresh ? 'success' : 'info'}>
        {t(fresh ? 'email.sent' : 'email.pending', { email: isolated(email) })} <MailboxLink />
      </Box>
      <AttemptFailed failure={failed} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={busy} onClick={() => run()}>
          {t('email.withdraw')}
        </Button>
        {children}
      </Stack>
    </>
  );
}
