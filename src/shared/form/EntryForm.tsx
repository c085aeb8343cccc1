import { useRef, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { isFailure, type Failure } from '@/shared/api/failure';
import { failureText } from './failure-text';
import { problem, type ProblemKey } from './problem';
import { useKeptTyping, type Keep } from './use-kept-typing';

type Values = Record<string, unknown>;

interface Props<V extends Values> {
  initial: V;
  /** Its messages are `Problem`s. */
  schema: ObjectSchema<V>;
  /** Sends. A `Failure` that it throws is told above the fields; its `fields` beside them. */
  send: (values: V) => Promise<void>;
  /** Own words for a failure, where the mechanism's do not say enough. */
  explain?: (failure: Failure) => ReactNode;
  /** Where nothing secret is typed, or with the names of what is: kept until it is sent, over reloads and sign-ins. */
  keep?: Keep<V>;
  /** Empties the form once it was sent. */
  again?: boolean;
  children: ReactNode;
}

/**
 * A form that loses nothing: errors beside their fields once touched, the focus on the first of them, one submission at
 * a time, failures in words, what was typed put back. Fields are `TextEntry` and the like inside it.
 */
export function EntryForm<V extends Values>({ initial, schema, send, explain, keep, again, children }: Props<V>) {
  const { t } = useTranslation('form');
  const element = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<Failure>();
  const focusFirst = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

  const formik = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailed(undefined);
      try {
        await send(schema.cast(values) as V);
        kept.forget();
        formik.resetForm(again ? undefined : { values });
      } catch (fault) {
        if (!isFailure(fault)) throw fault;
        setFailed(fault);
        for (const [name, key] of Object.entries(fault.fields ?? {})) {
          void formik.setFieldTouched(name, true, false);
          formik.setFieldError(name, problem(key as ProblemKey) as never);
        }
        focusFirst();
      }
    },
  });
  const kept = useKeptTyping(formik, keep);

  return (
    <FormikProvider value={formik}>
      <Stack
        component="form"
        ref={element}
        noValidate
        spacing={2.5}
        onSubmit={(event) => {
          event.preventDefault();
          if (formik.isSubmitting) return;
          void formik.submitForm();
          focusFirst();
        }}
      >
        {kept.restored && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => formik.resetForm()}>
                {t('kept.discard')}
              </Button>
            }
          >
            {t('kept.restored')}
          </Alert>
        )}
        {failed && <Alert severity="error">{explain?.(failed) ?? failureText(failed, t)}</Alert>}
        {children}
      </Stack>
    </FormikProvider>
  );
}
