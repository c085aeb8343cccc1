import { useId } from 'react';
import { styled } from '@/shared/ui/styled';

const Field = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.spacing(0.75), fontWeight: 600 },
  '& > div': { display: 'grid', gap: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: { '& > div': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(1),
    alignContent: 'start',
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.tint },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
  },
  '& input': { margin: 0, marginBlockStart: 4, accentColor: theme.vars.palette.primary.main },
  '& small': { gridColumn: 2, color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
}));

interface Props<T extends string> {
  label: string;
  options: readonly { name: T; label: string; text: string }[];
  value: T;
  disabled: boolean;
  onChange: (value: T) => void;
}

/** One of a few, each with a sentence about it. */
export function ChoiceField<T extends string>({ label, options, value, disabled, onChange }: Props<T>) {
  const id = useId();
  return (
    <Field>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.name}>
            <input
              type="radio"
              name={id}
              checked={option.name === value}
              disabled={disabled}
              aria-describedby={`${id}-${option.name}`}
              aria-label={option.label}
              onChange={() => onChange(option.name)}
            />
            <span aria-hidden="true">{option.label}</span>
            <small id={`${id}-${option.name}`}>{option.text}</small>
          </label>
        ))}
      </div>
    </Field>
  );
}
