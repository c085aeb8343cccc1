import { useId, type ReactNode } from 'react';
import styles from './SettingsPart.module.css';

interface Props {
  title: string;
  /** What it is for. */
  help?: string;
  children: ReactNode;
}

/** Something that a person can set: what it is for beside what can be done. */
export function SettingsPart({ title, help, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
