import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useIsolated } from '@/shared/ui/use-isolated';
import { GoOnButton } from './GoOnButton';
import { LinkPage } from './LinkPage';
import { ResetForm } from './ResetForm';
import { Told } from './Told';
import { useAccountLink } from './use-account-link';
import { useLeave } from './use-leave';

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
        <Told title={t('resetPassword.done')}>
          <p>{t('resetPassword.doneText', shown)}</p>
          <GoOnButton />
        </Told>
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
