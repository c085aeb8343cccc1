import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { object, string, type TestContext } from 'yup';
import type { Profile } from '@/contract/session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EntryForm } from '@/shared/form/EntryForm';
import { NewPasswordEntry } from '@/shared/form/NewPasswordEntry';
import { PasswordEntry } from '@/shared/form/PasswordEntry';
import { problem } from '@/shared/form/problem';
import { newPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { HiddenUsername } from './HiddenUsername';

const needed = () => string().ensure().required(problem('required'));

/** What else was typed. */
const beside = (context: TestContext) => context.parent as Partial<typeof EMPTY>;

const schema = object({
  current: needed(),
  // Tests run in their order, lists of values (`oneOf`) before any of them: an empty field is to be called so.
  password: newPassword().test('new', problem('passwordSame'), (value, context) => value !== beside(context).current),
  repeated: needed().test(
    'same',
    problem('newPasswordsDiffer'),
    (value, context) => value === beside(context).password,
  ),
});

const EMPTY = { current: '', password: '', repeated: '' };

/** The present password proves whose account it is. Nothing that is typed here is kept anywhere. */
export function PasswordForm({ profile, changed }: { profile: Profile; changed: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ maxWidth: 440 }}>
      <EntryForm
        initial={EMPTY}
        schema={schema}
        send={async ({ current, password }) => {
          await sendPastStore('POST /me/password', { body: { current, password } });
          changed();
        }}
      >
        <HiddenUsername account={profile.email} />
        <PasswordEntry name="current" label={t('password.current')} autoComplete="current-password" />
        <NewPasswordEntry name="password" label={t('password.new')} knownAs={[profile.fullName, profile.email]} />
        <PasswordEntry name="repeated" label={t('password.repeated')} autoComplete="new-password" />
        <SubmitButton sx={{ alignSelf: 'start' }}>{t('password.save')}</SubmitButton>
      </EntryForm>
    </Box>
  );
}
