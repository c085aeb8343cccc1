import { useId } from 'react';
import { Checkbox } from '@/shared/mui/Checkbox';
import { FormControlLabel } from '@/shared/mui/FormControlLabel';
import { FormHelperText } from '@/shared/mui/FormHelperText';
import { useField } from 'formik';
import { useFieldState } from './use-field-state';

interface Props {
  name: string;
  label: string;
  help?: string | undefined;
}

/** Yes or no, in an `EditForm`. */
export function CheckboxInput({ name, label, help }: Props) {
  const id = useId();
  const [{ checked, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  const { wrong } = useFieldState<boolean>(name);
  const below = wrong ?? help;
  const box = (
    <Checkbox
      name={name}
      checked={checked === true}
      onChange={onChange}
      onBlur={onBlur}
      slotProps={{ input: { 'aria-describedby': below && id, 'aria-invalid': wrong !== undefined } }}
    />
  );
  return (
    <div>
      <FormControlLabel label={label} control={box} />
      {below && (
        <FormHelperText id={id} error={wrong !== undefined} role={wrong ? 'alert' : undefined} sx={{ mt: 0 }}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
