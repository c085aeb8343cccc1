import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './NarrowPage.module.css';

/** The measure of a page with one short form, such as logging in. */
export function NarrowPage({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.narrowPage, className)} />;
}
