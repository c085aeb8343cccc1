import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

interface Props extends ComponentProps<'span'> {
  /** A line of text, or what has a height of its own. */
  variant?: 'text' | 'rounded';
  width?: number | string;
  height?: number | string;
}

/** The place of what is still to come, so that nothing moves then. */
export function Skeleton({ variant = 'text', width, height, style, ...rest }: Props) {
  return (
    <span
      className={clsx(styles.shape, `skeleton skeleton-${variant}`)}
      style={{ width, height, ...style }}
      {...rest}
    />
  );
}
