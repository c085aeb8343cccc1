import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { ActForm } from '@/shared/form/ActForm';
import { GoOnButton } from './GoOnButton';
import { LinkPage } from './LinkPage';
import { DoneMessage } from './DoneMessage';
import { useAccountLink } from './use-account-link';

/** `/profile/{tokenUUID}/validate`: of a new account, or of a new address of one. */
export default function ValidateEmail() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const { tokenUUID: token } = useRouteParams('validateEmail');
  const found = useAccountLink(token, 'validate');
  const { link, email, act } = found;
  const shown = { email: isolated(email) };
  return (
    <LinkPage
      found={found}
      title={t('validateEmail.title')}
      told={
        <DoneMessage title={t('validateEmail.done')}>
          <p>{t(link?.change ? 'validateEmail.doneChange' : 'validateEmail.doneText', shown)}</p>
          <GoOnButton />
        </DoneMessage>
      }
    >
      <p>{t(link?.change ? 'validateEmail.forChange' : 'validateEmail.for', shown)}</p>
      <ActForm
        label={t('validateEmail.submit')}
        conflict={t('validateEmail.taken')}
        act={() => act(() => sendPastStore('POST /user/:token/validate', { params: { token } }))}
      />
      <p>
        <RouteLink to={href('cancelValidation', { tokenUUID: token })} underline="always">
          {t('validateEmail.notMe')}
        </RouteLink>
      </p>
    </LinkPage>
  );
}
