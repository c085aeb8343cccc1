import { Suspense, useId, type ReactNode } from 'react';
import styles from './Part.module.css';

/** A part of a page about one item, beside its fields. What it still waits for hides nothing of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Suspense>{children}</Suspense>
    </section>
  );
}
