import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './MyListPage.module.css';

/** The measure of the list's pages: a table takes what there is. */
export function MyListPage({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.myListPage, className)} />;
}
