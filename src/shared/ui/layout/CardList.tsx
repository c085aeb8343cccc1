import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './CardList.module.css';

/** A list of what somebody owns: a card each, whose first line, `.head`, says what it is, with a `.badge` of its state. */
export function CardList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.cardList, className)} />;
}
