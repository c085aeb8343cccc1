import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './MyListCount.module.css';

/** How many accessions are in My List. */
export function MyListCount({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.myListCount, className)} />;
}
