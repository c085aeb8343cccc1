import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Profile } from '@/contract/session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { HiddenUsername } from '@/shared/form/HiddenUsername';
import { NewPasswordInput } from '@/shared/form/NewPasswordInput';
import { PasswordInput } from '@/shared/form/PasswordInput';
import { problem } from '@/shared/form/problem';
import { newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';

const schema = object({
  current: string().ensure().required(problem('required')),
  password: newPassword().test('new', problem('passwordSame'), (value, { parent }) => {
    return value !== (parent as Partial<typeof EMPTY>).current;
  }),
  repeated: repeatedPassword('newPasswordsDiffer'),
});

const EMPTY = { current: '', password: '', repeated: '' };

/** The present password proves whose account it is. Nothing that is typed here is kept anywhere. */
export function PasswordForm({ profile, changed }: { profile: Profile; changed: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ maxWidth: 440 }}>
      <EditForm
        initial={EMPTY}
        schema={schema}
        send={async ({ current, password }) => {
          await sendPastStore('POST /me/password', { body: { current, password } });
          changed();
        }}
      >
        <div>
          <HiddenUsername account={profile.email} />
          <PasswordInput name="current" label={t('password.current')} autoComplete="current-password" />
        </div>
        <NewPasswordInput name="password" label={t('password.new')} knownAs={[profile.fullName, profile.email]} />
        <PasswordInput name="repeated" label={t('password.repeated')} autoComplete="new-password" />
        <SubmitButton sx={{ alignSelf: 'start' }}>{t('password.save')}</SubmitButton>
      </EditForm>
    </Box>
  );
}
