import type { ComponentProps } from 'react';
import { styled } from '../styled';

const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  height: '1.2em',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  // Where somebody waits for long (`app/begin.ts`).
  ':root[data-late] &': { animation: 'skeleton 2s ease-in-out 0.5s infinite' },
  // As high as the letters that come.
  '&.skeleton-text': { height: 'auto', transform: 'scale(1, 0.6)' },
  '&.skeleton-text:empty::before': { content: String.raw`"\00a0"` },
  '@keyframes skeleton': { '50%': { opacity: 0.4 } },
}));

interface Props extends ComponentProps<'span'> {
  /** A line of text, or what has a height of its own. */
  variant?: 'text' | 'rounded';
  width?: number | string;
  height?: number | string;
}

/** The place of what is still to come, so that nothing moves then. */
export function Skeleton({ variant = 'text', width, height, style, ...rest }: Props) {
  return <Shape className={`skeleton skeleton-${variant}`} style={{ width, height, ...style }} {...rest} />;
}
