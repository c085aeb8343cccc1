import type { ReactNode } from 'react';
import styles from './DetailHead.module.css';

interface Props {
  title: ReactNode;
  /** The line below the name. */
  subtitle?: ReactNode;
  /** Short facts. */
  children?: ReactNode;
}

/** The head of a page about one item: its name, a line about it, its badges. */
export function DetailHead({ title, subtitle, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      {subtitle && <p>{subtitle}</p>}
      <div>{children}</div>
    </header>
  );
}
