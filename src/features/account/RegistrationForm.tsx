import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { neededEmail, neededText, newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { LogInInstead } from './LogInInstead';
import { PasswordTwice } from './PasswordTwice';

export interface Newcomer {
  fullName: string;
  email: string;
}

const schema = object({
  fullName: neededText(200),
  email: neededEmail(),
  password: newPassword(),
  repeated: repeatedPassword('passwordsDiffer'),
});

/** `newcomer` is what was typed before somebody came back to change it. */
export function RegistrationForm({ newcomer, sent }: { newcomer: Newcomer; sent: (newcomer: Newcomer) => void }) {
  const { t, i18n } = useTranslation('account');
  return (
    <EditForm
      initial={{ ...newcomer, password: '', repeated: '' }}
      schema={schema}
      keep={{ secret: ['password', 'repeated'] }}
      send={async ({ fullName, email, password }) => {
        await sendPastStore('POST /registration', { body: { fullName, email, password, language: i18n.language } });
        sent({ fullName, email });
      }}
    >
      <TextInput name="fullName" label={t('registration.fullName')} autoComplete="name" />
      <TextInput
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <PasswordTwice label={t('registration.password')} repeat={t('registration.repeated')} />
      <SubmitButton size="large">{t('registration.submit')}</SubmitButton>
      <LogInInstead question={t('registration.have')} />
    </EditForm>
  );
}
