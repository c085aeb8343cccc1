import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './QuietButton.module.css';

/** A bordered button without MUI's weight, for what every page loads. */
export function QuietButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={clsx(styles.quietButton, className)} />;
}
