import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './PageBody.module.css';

const MEASURE = 1180;
const MARGIN = 32;
/** Of what stands within the margins, in pixels. */
export const PAGE_WIDTH = MEASURE - 2 * MARGIN;

/** The measure of a page that is no list. */
export function PageBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.pageBody, className)} />;
}
