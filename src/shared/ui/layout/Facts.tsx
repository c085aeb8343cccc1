import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Facts.module.css';

/** A list of labels and values. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={clsx(styles.facts, className)} />;
}
