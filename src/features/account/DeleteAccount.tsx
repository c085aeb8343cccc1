import { Button } from '@/shared/ui/controls/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { object } from 'yup';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { problem } from '@/shared/form/problem';
import { neededText } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { LinkPage } from './LinkPage';
import { StartButton } from './StartButton';
import { DoneMessage } from './DoneMessage';
import { useAccountLink } from './use-account-link';
import { useLeave } from './use-leave';
import styles from './DeleteAccount.module.css';

/** The last question before an account is deleted: the word has to be typed. */
function DeletionForm({ word, send }: { word: string; send: (word: string) => Promise<void> }) {
  const { t } = useTranslation('account');
  const id = useId();
  const schema = object({
    word: neededText(200).test('same', problem('wordsDiffer'), (typed) => typed.toLowerCase() === word.toLowerCase()),
  });
  return (
    <EditForm
      initial={{ word: '' }}
      schema={schema}
      send={({ word: typed }) => send(typed)}
      explain={({ status }) => (status === 409 ? t('deleteAccount.last') : undefined)}
    >
      <div id={id}>
        {t('deleteAccount.word')}
        <strong className={styles.word} dir="auto">
          {word}
        </strong>
      </div>
      <TextInput
        name="word"
        label={t('deleteAccount.typed')}
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'auto', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } }}
      />
      <SubmitButton size="large" color="error">
        {t('deleteAccount.submit')}
      </SubmitButton>
      <Button component={Link} to={href('welcome')}>
        {t('deleteAccount.keep')}
      </Button>
    </EditForm>
  );
}

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
        <DoneMessage title={t('deleteAccount.done')}>
          <p>{t('deleteAccount.doneText', shown)}</p>
          <StartButton />
        </DoneMessage>
      }
    >
      <p>{t('deleteAccount.for', shown)}</p>
      <p id="lost">{t('deleteAccount.lost')}</p>
      <ul aria-labelledby="lost">
        <li>{t('deleteAccount.lostProfile')}</li>
        <li>{t('deleteAccount.lostKeys')}</li>
        <li>{t('deleteAccount.lostMaps')}</li>
        <li>{t('deleteAccount.lostRequests')}</li>
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
