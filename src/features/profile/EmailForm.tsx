import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { isSameAddress } from '@/contract/is-same-address';
import type { Profile } from '@/contract/session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { HiddenUsername } from '@/shared/form/HiddenUsername';
import { PasswordInput } from '@/shared/form/PasswordInput';
import { problem } from '@/shared/form/problem';
import { neededEmail } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { shownProfile } from './profile-api';

const schemaFor = (current: string, local: boolean) =>
  object({
    email: neededEmail().test('other', problem('emailSame'), (value) => !isSameAddress(value, current)),
    password: local ? string().ensure().required(problem('required')) : string().ensure(),
  });

interface Props {
  profile: Profile;
  /** Whose typing is kept. */
  owner: string;
  /** Opened by its button: whoever pressed it goes on typing. */
  focus: boolean;
  /** The address that is to be confirmed. */
  onSent: (email: string) => void;
  onCancel: () => void;
}

/** Asks for another address; who has a password here proves with it that it is their account. */
export function EmailForm({ profile: { email: current, accountType }, owner, focus, onSent, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useApiDispatch();
  const local = accountType !== 'EXTERNAL';
  return (
    <EditForm
      initial={{ email: '', password: '' }}
      schema={schemaFor(current, local)}
      keep={{ form: EMAIL_FORM, owner, secret: ['password'] }}
      send={async ({ email, password }) => {
        const answer = await sendPastStore('POST /me/email', { body: { email, ...(local && { password }) } });
        dispatch(shownProfile(answer));
        onSent(answer.pendingEmail ?? email);
      }}
    >
      <TextInput
        name="email"
        type="email"
        label={t('email.new')}
        autoComplete="email"
        autoFocus={focus}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      {local && (
        <div>
          <HiddenUsername account={current} />
          <PasswordInput name="password" label={t('email.password')} autoComplete="current-password" />
        </div>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton>{t('email.send')}</SubmitButton>
        <Button onClick={onCancel} onMouseDown={(event) => event.preventDefault()}>
          {t('email.cancel')}
        </Button>
      </Stack>
    </EditForm>
  );
}

/** Tells it apart from the other form of the page. */
export const EMAIL_FORM = 'email';
