import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

/** Yes or no, in an `EditForm`. */
export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const [{ checked, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  const box = <Checkbox name={name} checked={checked === true} onChange={onChange} onBlur={onBlur} />;
  return (
    <div>
      <FormControlLabel label={label} control={box} />
    </div>
  );
}
