import type { InputHTMLAttributes } from 'react';
import { styled } from '@mui/material/styles';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& input': {
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.controlLine}`,
    borderRadius: 6,
    padding: theme.spacing(0.75, 1),
    minWidth: 0,
    width: '100%',
  },
  '& input[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
}));

/** A small labelled input of the filter panel. */
export function Entry({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Label>
      {label}
      <input {...input} />
    </Label>
  );
}
