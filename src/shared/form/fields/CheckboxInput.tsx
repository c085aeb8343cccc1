import { useId } from 'react';
import { useField } from 'formik';
import { FormHelperText } from '@/shared/mui/FormHelperText';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { useFieldState } from '../use-field-state';

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
  return (
    <div>
      <ChoiceLabel>
        <input
          type="checkbox"
          name={name}
          checked={checked === true}
          onChange={onChange}
          onBlur={onBlur}
          aria-describedby={below && id}
          aria-invalid={wrong !== undefined}
        />
        {label}
      </ChoiceLabel>
      {below && (
        <FormHelperText id={id} error={wrong !== undefined} role={wrong ? 'alert' : undefined} sx={{ mt: 0 }}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
