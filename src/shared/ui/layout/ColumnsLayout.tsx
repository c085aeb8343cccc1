import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './ColumnsLayout.module.css';

/** A page in two columns, the second one for what goes with the text; one below the other on small screens. */
export function ColumnsLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.columnsLayout, className)} />;
}
