import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { neededEmail, neededText, newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { LogInInstead } from './LogInInstead';
import { MessageSent } from './MessageSent';
import { PasswordTwice } from './PasswordTwice';
import { SignedInNote } from './SignedInNote';

interface Newcomer {
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
function RegistrationForm({ newcomer, sent }: { newcomer: Newcomer; sent: (newcomer: Newcomer) => void }) {
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

/** `/registration`: says the same for every address, known or not. */
export default function Registration() {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const [newcomer, setNewcomer] = useState<Newcomer>({ fullName: '', email: '' });
  const [sent, setSent] = useState(false);

  if (sent) {
    const text = t('registration.sent', { email: isolated(newcomer.email) });
    return (
      <NarrowPage>
        <MessageSent text={text} change={() => setSent(false)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <h1>{t('registration.title')}</h1>
      <SignedInNote />
      <p>{t('registration.intro')}</p>
      <RegistrationForm
        newcomer={newcomer}
        sent={(next) => {
          setNewcomer(next);
          setSent(true);
        }}
      />
    </NarrowPage>
  );
}
