import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './PageBody.module.css';

/** The measure of a page that is no list. */
export function PageBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.pageBody, className)} />;
}
