import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

interface Props {
  title: string;
  text?: string;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** What a place says instead of its content: nothing there, not allowed, failed. Announced when it appears. */
export function Outcome({ title, text, level = 2, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.box} role="status">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
