import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { asProblem } from './problem';

export type TextInputProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  name: string;
};

/** One line of an `EditForm`: what is wrong stands below it once it was touched, and is read out. */
export function TextInput({ name, helperText, slotProps, ...props }: TextInputProps) {
  const { t } = useTranslation('form');
  const [field, { touched, error }] = useField<string>(name);
  const wrong = touched ? asProblem(error) : undefined;
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      error={wrong !== undefined}
      helperText={wrong ? t(`problem.${wrong.key}`, { count: wrong.count ?? 0, defaultValue: wrong.key }) : helperText}
      slotProps={{ ...slotProps, formHelperText: wrong ? { role: 'alert' } : {} }}
    />
  );
}
