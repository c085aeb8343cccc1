import { useId } from 'react';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { PasswordEntry, type PasswordEntryProps } from './PasswordEntry';
import { PasswordRules } from './PasswordRules';

/** A password to be set (`newPassword` of the schemas): its rules stand below it and are ticked off while it is typed. */
export function NewPasswordEntry({ name, ...props }: Omit<PasswordEntryProps, 'autoComplete' | 'describedBy' | 'id'>) {
  const id = useId();
  const [{ value }] = useField<string>(name);
  return (
    <Stack spacing={1}>
      {/* MUI names the text of a fault after the field. */}
      <PasswordEntry
        {...props}
        id={id}
        name={name}
        autoComplete="new-password"
        describedBy={`${id}-helper-text ${id}-rules`}
      />
      <PasswordRules id={`${id}-rules`} password={value} />
    </Stack>
  );
}
