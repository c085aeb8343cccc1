import { useTranslation } from 'react-i18next';
import { useRouteParams } from '@/routes/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useIsolated } from '@/shared/ui/use-isolated';
import { DeletionForm } from './DeletionForm';
import { LinkPage } from './LinkPage';
import { StartButton } from './StartButton';
import { Told } from './Told';
import { useAccountLink } from './use-account-link';
import { useLeave } from './use-leave';

/** `/profile/{tokenUUID}/delete` */
export default function DeleteAccount() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const leave = useLeave();
  const { tokenUUID: token } = useRouteParams('deleteAccount');
  const found = useAccountLink(token, 'delete');
  const { link, email, act } = found;
  const shown = { email: isolated(email) };
  return (
    <LinkPage
      found={found}
      title={t('deleteAccount.title')}
      told={
        <Told title={t('deleteAccount.done')}>
          <p>{t('deleteAccount.doneText', shown)}</p>
          <StartButton />
        </Told>
      }
    >
      <p>{t('deleteAccount.for', shown)}</p>
      <p id="lost">{t('deleteAccount.lost')}</p>
      <ul aria-labelledby="lost">
        <li>{t('deleteAccount.lostProfile')}</li>
        <li>{t('deleteAccount.lostKeys')}</li>
        <li>{t('deleteAccount.lostMaps')}</li>
      </ul>
      <p>{t('deleteAccount.stays')}</p>
      <DeletionForm
        word={link?.word ?? ''}
        send={(typed) =>
          act(async () => {
            await sendPastStore('POST /user/:token/delete', { params: { token }, body: { word: typed } });
            leave(email);
          })
        }
      />
    </LinkPage>
  );
}
