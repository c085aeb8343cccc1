import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { signIn } from '@/session/running-session';
import { PasswordField } from './PasswordField';
import { problemOf, type SignInProblem } from './sign-in-problem';

const schema = object({ email: string().trim().ensure().required(), password: string().ensure().required() });

/** `focus`: whoever comes here by a button of this page goes on typing. What is typed is kept nowhere. */
export function SignInForm({ focus }: { focus: boolean }) {
  const { t } = useTranslation('session');
  const [problem, setProblem] = useState<SignInProblem>();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const form = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: schema,
    onSubmit: async (values) => {
      setProblem(undefined);
      try {
        await signIn(values.email.trim(), values.password);
      } catch (fault) {
        setProblem(problemOf(fault));
        password.current?.focus();
      }
    },
  });
  const { values, errors, touched, isSubmitting } = form;
  const wrong = {
    email: Boolean(touched.email && errors.email),
    password: Boolean(touched.password && errors.password),
  };

  useEffect(() => {
    if (focus) email.current?.focus();
  }, [focus]);

  const submit = () => {
    const empty = values.email.trim() ? (values.password ? undefined : password) : email;
    if (empty) setProblem({ key: 'empty' });
    empty?.current?.focus();
    form.handleSubmit();
  };

  const shared = { fullWidth: true, onChange: form.handleChange, onBlur: form.handleBlur };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit();
      }}
    >
      {problem && (
        <Alert severity="error">{'said' in problem ? problem.said : t(`signIn.problem.${problem.key}`)}</Alert>
      )}
      <TextField
        {...shared}
        name="email"
        type="email"
        autoComplete="username"
        label={t('signIn.email')}
        value={values.email}
        inputRef={email}
        error={wrong.email}
        helperText={wrong.email && t('signIn.required')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <PasswordField
        {...shared}
        name="password"
        autoComplete="current-password"
        label={t('signIn.password')}
        value={values.password}
        inputRef={password}
        error={wrong.password}
        helperText={wrong.password && t('signIn.required')}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('signIn.submit')}
      </Button>
    </Stack>
  );
}
