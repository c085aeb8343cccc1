import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { GoOnButton } from './GoOnButton';
import { LinkPage } from './LinkPage';
import { PasswordTwice } from './PasswordTwice';
import { DoneMessage } from './DoneMessage';
import { useAccountLink } from './use-account-link';
import { useLeave } from './use-leave';

const schema = object({
  password: newPassword(),
  repeated: repeatedPassword('newPasswordsDiffer'),
});

/** The new password of an account that is known by its address. */
function ResetForm({ email, send }: { email: string; send: (password: string) => Promise<void> }) {
  const { t } = useTranslation('account');
  return (
    <EditForm initial={{ password: '', repeated: '' }} schema={schema} send={({ password }) => send(password)}>
      <PasswordTwice label={t('resetPassword.password')} repeat={t('resetPassword.repeated')} email={email} />
      <SubmitButton size="large">{t('resetPassword.submit')}</SubmitButton>
    </EditForm>
  );
}

/** `/profile/{tokenUUID}/pwdreset` */
export default function ResetPassword() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const leave = useLeave();
  const { tokenUUID: token } = useRouteParams('resetPassword');
  const found = useAccountLink(token, 'pwdreset');
  const { email, act } = found;
  const shown = { email: isolated(email) };
  return (
    <LinkPage
      found={found}
      title={t('resetPassword.title')}
      told={
        <DoneMessage title={t('resetPassword.done')}>
          <p>{t('resetPassword.doneText', shown)}</p>
          <GoOnButton />
        </DoneMessage>
      }
    >
      <p>{t('resetPassword.for', shown)}</p>
      <ResetForm
        email={email}
        send={(password) =>
          act(async () => {
            await sendPastStore('POST /user/:token/pwdreset', { params: { token }, body: { password } });
            leave(email);
          })
        }
      />
      <p>
        <RouteLink to={href('cancelReset', { tokenUUID: token })} underline="always">
          {t('resetPassword.notMe')}
        </RouteLink>
      </p>
    </LinkPage>
  );
}
