import { profileApi } from '@/entities/profile/api';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FtpCredentials } from '@/contract/account/account';
import type { Profile } from '@/contract/account/session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { SecretKept } from '@/shared/ui/dialogs/SecretKept';
import { notify } from '@/shared/ui/outcomes/notices';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { Arrived } from './Arrived';
import { Facts } from '@/shared/ui/layout/Facts';
import { SettingsPart } from './SettingsPart';

/** Credentials that are seen this once. */
function FtpSecret({ credentials: { username, password }, done }: { credentials: FtpCredentials; done: () => void }) {
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
        <SecretKept label={t('ftp.done')} onDone={done} />
      </Stack>
    </>
  );
}

/** A user name and a password for uploads. The password is held here alone, and only until it was copied. */
export function FtpPart({ profile: { ftpUsername } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const dispatch = useApiDispatch();
  const [removeFtp] = profileApi.endpoints.removeFtp.useMutation();
  const [made, setMade] = useState<FtpCredentials>();
  const [confirming, setConfirming] = useState<'renew' | 'remove'>();
  const first = useRef<HTMLButtonElement>(null);
  const reload = async () => {
    await dispatch(profileApi.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
  const make = async () => {
    setMade(await sendPastStore('POST /me/ftp', {}));
    await reload();
  };
  const remove = async () => {
    await removeFtp().unwrap();
    setMade(undefined);
    dispatch(notify({ key: 'profile:ftp.removed', severity: 'success' }));
    await reload();
  };
  const making = useAttempt(make);
  const done = () => {
    flushSync(() => setMade(undefined));
    first.current?.focus();
  };
  const username = made?.username ?? ftpUsername ?? '';
  return (
    <SettingsPart title={t('ftp.title')} help={t('ftp.help')}>
      {made ? (
        <FtpSecret credentials={made} done={done} />
      ) : ftpUsername ? (
        <>
          <Facts>
            <dt>{t('ftp.username')}</dt>
            <dd>
              <code dir="ltr">{ftpUsername}</code>
            </dd>
          </Facts>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button ref={first} variant="outlined" onClick={() => setConfirming('renew')}>
              {t('ftp.renew')}
            </Button>
            <Button onClick={() => setConfirming('remove')}>{t('ftp.remove')}</Button>
          </Stack>
        </>
      ) : (
        <Button ref={first} variant="outlined" loading={making.busy} onClick={() => making.run()}>
          {t('ftp.make')}
        </Button>
      )}
      <AttemptFailed failure={making.failed} />
      {confirming === 'renew' && (
        <ConfirmDialog
          title={t('ftp.renewTitle')}
          confirm={t('ftp.renew')}
          work={make}
          onClose={() => setConfirming(undefined)}
        >
          <p>{t('ftp.renewText')}</p>
        </ConfirmDialog>
      )}
      {confirming === 'remove' && (
        <ConfirmDialog
          title={t('ftp.removeTitle')}
          confirm={t('ftp.removeConfirm')}
          work={remove}
          onClose={() => setConfirming(undefined)}
        >
          <p>{t('ftp.removeText', { username })}</p>
        </ConfirmDialog>
      )}
    </SettingsPart>
  );
}
