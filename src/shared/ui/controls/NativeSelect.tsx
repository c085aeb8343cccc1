import { styled } from '../styled';
import { controlStyle } from './control-style';

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  whiteSpace: 'nowrap',
  minWidth: 0,
  maxWidth: '100%',
  '& select': {
    ...controlStyle(theme),
    padding: theme.spacing(0.75, 1),
    maxWidth: '100%',
    minWidth: 0,
  },
}));

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The platform's own select: nothing to load, and right on phones. */
export function NativeSelect({ label, value, options, onChange }: Props) {
  return (
    <Label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Label>
  );
}
