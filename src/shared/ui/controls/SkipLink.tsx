import { styled } from '../styled';
import type { ReactNode } from 'react';

const Hidden = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(2),
  insetBlockStart: '-10rem',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 6,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { position: 'fixed', insetBlockStart: theme.spacing(1) },
  '@media print': { display: 'none' },
}));

interface Props {
  /** The id of the part that is gone to. */
  to: string;
  /** Selects in that part what takes the focus; by default the part itself. */
  first?: string;
  children: ReactNode;
}

/** A stop of the Tab key, seen only there, that leads past what comes before a part. */
export function SkipLink({ to, first, children }: Props) {
  return (
    <Hidden
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(to);
        part?.setAttribute('tabindex', '-1');
        ((first && part?.querySelector<HTMLElement>(first)) || part)?.focus();
      }}
    >
      {children}
    </Hidden>
  );
}
