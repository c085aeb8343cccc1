import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { EditForm } from '@/shared/form/EditForm';
import { newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { PasswordTwice } from './PasswordTwice';

const schema = object({
  password: newPassword(),
  repeated: repeatedPassword('newPasswordsDiffer'),
});

/** The new password of an account that is known by its address. */
export function ResetForm({ email, send }: { email: string; send: (password: string) => Promise<void> }) {
  const { t } = useTranslation('account');
  return (
    <EditForm initial={{ password: '', repeated: '' }} schema={schema} send={({ password }) => send(password)}>
      <PasswordTwice label={t('resetPassword.password')} repeat={t('resetPassword.repeated')} email={email} />
      <SubmitButton size="large">{t('resetPassword.submit')}</SubmitButton>
    </EditForm>
  );
}
