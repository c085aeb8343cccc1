import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { neededEmail } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { LogInInstead } from './LogInInstead';
import { MessageSent } from './MessageSent';

const schema = object({ email: neededEmail() });

/** `/forgot-password`: says the same for every address, known or not. */
export default function ForgotPassword() {
  const { t, i18n } = useTranslation('account');
  const isolated = useIsolated();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  if (sent) {
    const text = t('forgotPassword.sent', { email: isolated(email) });
    return (
      <NarrowPage>
        <MessageSent text={text} change={() => setSent(false)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <h1>{t('forgotPassword.title')}</h1>
      <p>{t('forgotPassword.intro')}</p>
      <EditForm
        initial={{ email }}
        schema={schema}
        keep={{}}
        send={async (values) => {
          await sendPastStore('POST /forgot-password', { body: { email: values.email, language: i18n.language } });
          setEmail(values.email);
          setSent(true);
        }}
      >
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <SubmitButton size="large">{t('forgotPassword.submit')}</SubmitButton>
        <LogInInstead question={t('forgotPassword.remember')} />
      </EditForm>
    </NarrowPage>
  );
}
