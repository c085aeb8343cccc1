import { Suspense, useId, useState, type ReactNode } from 'react';
import styles from './FoldedPart.module.css';

/** A part that few read: its heading is there, the rest is drawn once it is unfolded. */
export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <h2 id={id}>{title}</h2>
        </summary>
        {open && (
          <div className={styles.body}>
            <Suspense>{children}</Suspense>
          </div>
        )}
      </details>
    </section>
  );
}
