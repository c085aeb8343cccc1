import { TextField, type TextFieldProps } from '@/shared/mui/TextField';
import { useField } from 'formik';
import { useFieldState } from './use-field-state';

export type TextInputProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> & {
  name: string;
};

/** One line of an `EditForm`: what is wrong stands below it once it was touched, and is read out. */
export function TextInput({ name, helperText, slotProps, onBlur, ...props }: TextInputProps) {
  const [field] = useField<string | number | null>(name);
  const { wrong } = useFieldState<string>(name);
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      value={field.value ?? ''}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
      error={wrong !== undefined}
      helperText={wrong ?? helperText}
      slotProps={{ ...slotProps, formHelperText: wrong ? { role: 'alert' } : {} }}
    />
  );
}
