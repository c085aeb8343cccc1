import type { InputHTMLAttributes } from 'react';
import { styled } from '@/shared/ui/styled';
import { controlStyle } from '@/shared/ui/controls/control-style';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // Room for the ring of the focus.
  gap: 3,
  flex: 1,
  minWidth: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& input': {
    ...controlStyle(theme),
    padding: theme.spacing(0.75, 1),
    minWidth: 0,
    width: '100%',
  },
  '& input[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
}));

/** A small labelled input of the filter panel. */
export function FilterInput({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Label>
      {label}
      <input {...input} />
    </Label>
  );
}
