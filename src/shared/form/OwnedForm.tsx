import { useRef } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { FormikProvider } from 'formik';
import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text';
import { useEditForm, type EditFormProps } from './use-edit-form';
import { FormSchema } from './use-field-state';
import { useKeptTyping } from './use-kept-typing';

/** `EditForm` as long as it belongs to one account. */
export function OwnedForm<V extends Record<string, unknown>>({ keep, explain, children, ...props }: EditFormProps<V>) {
  const { t } = useTranslation('form');
  const element = useRef<HTMLFormElement>(null);
  const { formik, failed, submit } = useEditForm({ ...props, element, sent: () => kept.forget() });
  const kept = useKeptTyping(formik, keep);
  const discard = () => {
    formik.resetForm();
    // The button is gone: the first field has the focus then.
    element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <FormSchema value={props.schema}>
      <FormikProvider value={formik}>
        <Stack
          component="form"
          ref={element}
          noValidate
          spacing={2.5}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {kept.restored && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" style={{ whiteSpace: 'nowrap' }} onClick={discard}>
                  {t('kept.discard')}
                </Button>
              }
            >
              {t('kept.restored')}
            </Alert>
          )}
          {failed && (
            <Alert severity="error" data-failure tabIndex={-1}>
              {explain?.(failed) ?? failureText(failed, t)}
            </Alert>
          )}
          {children}
        </Stack>
      </FormikProvider>
    </FormSchema>
  );
}
