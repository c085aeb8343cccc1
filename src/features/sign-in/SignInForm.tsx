import { useEffect, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { signIn } from '@/session/running-session';
import { EditForm } from '@/shared/form/EditForm';
import { PasswordInput } from '@/shared/form/PasswordInput';
import { problem } from '@/shared/form/problem';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { problemOf, problemText } from './sign-in-problem';

const filled = () => string().ensure().required(problem('fillIn'));
const schema = object({ email: filled().trim(), password: filled() });
const EMPTY = { email: '', password: '' };

/** `focus`: whoever comes here by a button of this page goes on typing. What is typed is kept nowhere. */
export function SignInForm({ focus }: { focus: boolean }) {
  const { t } = useTranslation('session');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const typeAgain = useRef(false);

  useEffect(() => {
    if (focus) email.current?.focus();
  }, [focus]);

  /** What failed is read out by itself; after a wrong password that is what one types next. */
  const passOn = ({ target }: FocusEvent) => {
    if (typeAgain.current && target.matches('[data-failure]')) password.current?.focus();
  };

  return (
    <div onFocus={passOn}>
      <EditForm
        initial={EMPTY}
        schema={schema}
        explain={(failure) => problemText(problemOf(failure), t)}
        send={async (values) => {
          typeAgain.current = false;
          try {
            await signIn(values.email, values.password);
          } catch (fault) {
            const told = problemOf(fault);
            typeAgain.current = 'key' in told && told.key === 'badCredentials';
            throw fault;
          }
        }}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          label={t('signIn.email')}
          inputRef={email}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t('signIn.password')}
          inputRef={password}
        />
        <SubmitButton size="large">{t('signIn.submit')}</SubmitButton>
      </EditForm>
    </div>
  );
}
