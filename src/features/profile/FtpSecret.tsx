import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { FtpCredentials } from '@/contract/account';
import { CopyButton } from '@/shared/ui/CopyButton';
import { Arrived } from './Arrived';
import { Facts } from './Facts';

/** Credentials that are seen this once. */
export function FtpSecret({
  credentials: { username, password },
  done,
}: {
  credentials: FtpCredentials;
  done: () => void;
}) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Arrived severity="warning">{t('ftp.once')}</Arrived>
      <Facts>
        <dt>{t('ftp.username')}</dt>
        <dd>
          <code dir="ltr">{username}</code>
        </dd>
        <dt>{t('ftp.password')}</dt>
        <dd>
          <code dir="ltr">{password}</code>
        </dd>
      </Facts>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={username} label={t('ftp.copyUsername')} />
        <CopyButton text={password} label={t('ftp.copyPassword')} />
        <Button variant="contained" onClick={done}>
          {t('ftp.done')}
        </Button>
      </Stack>
    </>
  );
}
