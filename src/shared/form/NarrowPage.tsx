import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './NarrowPage.module.css';

/** The measure of a page with one short form, such as logging in. */
export function NarrowPage({ className, ...rest }: ComponentProps<'div'>) {
  // The form comes later than its heading, and would hide that again while its own texts are loaded.
  useTranslation(['form', 'fields']);
  return <div {...rest} className={clsx(styles.narrowPage, className)} />;
}
