import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Card.module.css';

/** A framed part beside the main text. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx(styles.card, className)} />;
}
