import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Note.module.css';

/** What a reader must know before the rest. */
export function Note({ as: Tag = 'p', className, ...rest }: ComponentProps<'p'> & { as?: 'p' | 'div' }) {
  return <Tag {...rest} className={clsx(styles.note, className)} />;
}
