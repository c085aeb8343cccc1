import type { ComponentProps, ReactNode } from 'react';
import { BARE_BUTTON } from './bare-button';
import { styled } from '../styled';

const Root = styled('button')(({ theme }) => ({
  ...BARE_BUTTON,
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 30,
  maxWidth: '100%',
  margin: 0,
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(1.5, 1),
  gap: theme.spacing(0.75),
  borderRadius: 16,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.tint,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.divider },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&:hover > svg': { color: theme.vars.palette.text.primary },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { border: `1px solid ${theme.vars.palette.divider}`, '& > svg': { display: 'none' } },
}));

/** Something chosen; pressed, it is taken away. */
export function Chip({ label, ...rest }: ComponentProps<'button'> & { label: ReactNode }) {
  return (
    <Root type="button" {...rest}>
      <span>{label}</span>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
        <path d="m3 3 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </Root>
  );
}
