import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface Props {
  /** The id of the part that is gone to. */
  to: string;
  /** Selects in that part what takes the focus; by default the part itself. */
  first?: string;
  children: ReactNode;
}

/** A stop of the Tab key, seen only there, that leads past what comes before a part. */
export function SkipLink({ to, first, children }: Props) {
  return (
    <a
      className={styles.hidden}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(to);
        part?.setAttribute('tabindex', '-1');
        ((first && part?.querySelector<HTMLElement>(first)) || part)?.focus();
      }}
    >
      {children}
    </a>
  );
}
