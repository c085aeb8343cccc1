import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { useIsolated } from '@/shared/ui/use-isolated';
import { MessageSent } from './MessageSent';
import { RegistrationForm, type Newcomer } from './RegistrationForm';
import { SignedInNote } from './SignedInNote';

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
