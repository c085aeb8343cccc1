import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './match-styles.module.css';

/** The form and its parts: plain inputs of the platform in the portal's colours. */
export function FormParts({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.formParts, className)} />;
}

/** The answer in a line, and the way back to the question. */
export function Summary({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.summary, className)} />;
}

/** One outcome, folded away or not. */
export function Group({ className, ...rest }: ComponentProps<'details'>) {
  return <details {...rest} className={clsx(styles.group, className)} />;
}
