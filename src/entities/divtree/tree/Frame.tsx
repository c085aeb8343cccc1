import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Frame.module.css';

/** What a tree scrolls in. `--line` is the height of a row; all other lengths follow it, and so does the zoom. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.frame, className)} />;
}
