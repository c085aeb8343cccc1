import { memo, useMemo, type ChangeEvent, type FocusEvent } from 'react';
import { useField } from 'formik';
import { TextField, type TextFieldProps } from '@/shared/mui/TextField';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { useFieldState } from './use-field-state';

export type TextInputProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> & {
  name: string;
  /** In place of writing what is typed to the field of this name. */
  onType?: ((typed: string) => void) | undefined;
  /** What is shown, where the field's value is what was read of it. */
  typed?: string | undefined;
  /** How to mend what is wrong. */
  mend?: string | undefined;
};

/** Free text runs as its own words do, also on a page that runs the other way. */
export const AS_WRITTEN = { htmlInput: { dir: 'auto' } };

/** Every change of a form draws all of its fields; MUI's part, most of the work, only where something else is shown. */
const Steady = memo(TextField);

const OWN_LINE = { display: 'block' };
const inLines = (wrong: string, mend: string | undefined) =>
  mend === undefined ? (
    wrong
  ) : (
    <>
      <span>{wrong}</span> <span style={OWN_LINE}>{mend}</span>
    </>
  );

/** One line of an `EditForm`: what is wrong stands below it once it was touched, and is read out. */
export function TextInput({ name, onType, typed, mend, helperText, slotProps, onBlur, ...props }: TextInputProps) {
  const [field] = useField<string | number | null>(name);
  const { wrong } = useFieldState<string>(name);
  const isWrong = wrong !== undefined;
  const isText = props.type === undefined;
  const type = useStableCallback((event: ChangeEvent<HTMLInputElement>) =>
    onType ? onType(event.target.value) : field.onChange(event),
  );
  return (
    <Steady
      fullWidth
      {...props}
      {...field}
      value={typed ?? field.value ?? ''}
      onChange={type}
      onBlur={useStableCallback((event: FocusEvent<HTMLInputElement>) => {
        field.onBlur(event);
        onBlur?.(event);
      })}
      error={isWrong}
      helperText={useMemo(() => (isWrong ? inLines(wrong, mend) : helperText), [isWrong, wrong, mend, helperText])}
      slotProps={useMemo(
        () => ({ ...(isText && AS_WRITTEN), ...slotProps, formHelperText: isWrong ? { role: 'alert' } : {} }),
        [isText, slotProps, isWrong],
      )}
    />
  );
}
