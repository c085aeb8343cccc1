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

/** `/profile/{tokenUUID}/validate/cancel`: for whoever gets the message without having asked for it. */
export default function CancelValidation() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const { tokenUUID: token } = useRouteParams('cancelValidation');
  const found = useAccountLink(token, 'validate', true);
  const { link, email, act } = found;
  const shown = { email: isolated(email) };
  return (
    <LinkPage
      found={found}
      title={t('cancelValidation.title')}
      used={t('cancelValidation.used')}
      told={
        <DoneMessage title={t('cancelValidation.done')}>
          <p>{t('cancelValidation.doneText', shown)}</p>
          <StartButton />
        </DoneMessage>
      }
    >
      <p>{t(link?.change ? 'cancelValidation.forChange' : 'cancelValidation.for', shown)}</p>
      <ActForm
        label={t('cancelValidation.submit')}
        act={() => act(() => sendPastStore('POST /user/:token/validate-cancel', { params: { token } }))}
      />
      {!link?.cancelOnly && (
        <p>
          <RouteLink to={href('validateEmail', { tokenUUID: token })} underline="always">
            {t('cancelValidation.other')}
          </RouteLink>
        </p>
      )}
    </LinkPage>
  );
}
