import { useId } from 'react';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { PasswordInput, type PasswordInputProps } from './PasswordInput';
import { PasswordRules } from './PasswordRules';
import { StrengthMeter } from './StrengthMeter';
import { usePasswordStrength } from './use-password-strength';

interface Props extends Omit<PasswordInputProps, 'autoComplete' | 'describedBy' | 'id'> {
  /** What others know of this person, such as name and address: a password made of it is weak. */
  knownAs?: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * A password to be set (`newPassword` of the schemas): its rules stand below it and are ticked off while it is typed,
 * with an estimate of its strength, which advises and forbids nothing.
 */
export function NewPasswordInput({ name, knownAs = NOTHING, ...props }: Props) {
  const id = useId();
  const [{ value }] = useField<string>(name);
  const estimate = usePasswordStrength(value, knownAs);
  return (
    <Stack spacing={1}>
      {/* MUI names the text of a fault after the field. */}
      <PasswordInput
        {...props}
        id={id}
        name={name}
        autoComplete="new-password"
        describedBy={`${id}-helper-text ${id}-rules-title ${id}-rules`}
      />
      <StrengthMeter estimate={estimate} />
      <PasswordRules id={`${id}-rules`} password={value} />
    </Stack>
  );
}
