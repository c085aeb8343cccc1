import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { ActForm } from '@/shared/form/ActForm';
import { LinkPage } from './LinkPage';
import { StartButton } from './StartButton';
import { DoneMessage } from './DoneMessage';
import { useAccountLink } from './use-account-link';

/** `/profile/{tokenUUID}/pwdreset/cancel`: for whoever gets the message without having asked for it. */
export default function CancelReset() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const { tokenUUID: token } = useRouteParams('cancelReset');
  const found = useAccountLink(token, 'pwdreset', true);
  const { email, act } = found;
  const shown = { email: isolated(email) };
  return (
    <LinkPage
      found={found}
      title={t('cancelReset.title')}
      used={t('cancelReset.used')}
      told={
        <DoneMessage title={t('cancelReset.done')}>
          <p>{t('cancelReset.doneText', shown)}</p>
          <StartButton />
        </DoneMessage>
      }
    >
      <p>{t('cancelReset.for', shown)}</p>
      <ActForm
        label={t('cancelReset.submit')}
        act={() => act(() => sendPastStore('POST /user/:token/pwdreset-cancel', { params: { token } }))}
      />
      <p>
        <RouteLink to={href('resetPassword', { tokenUUID: token })} underline="always">
          {t('cancelReset.other')}
        </RouteLink>
      </p>
    </LinkPage>
  );
}
