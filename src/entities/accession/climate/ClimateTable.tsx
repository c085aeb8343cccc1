import type { ReactNode } from 'react';
import styles from './ClimateTable.module.css';

/** A table of climate values. Where it is wider than the screen it scrolls by itself, with the keyboard too. */
export function ClimateTable({
  label,
  caption,
  children,
}: {
  label: string;
  caption?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table>
        {caption && (
          <caption>
            <div className="across">{caption}</div>
          </caption>
        )}
        {children}
      </table>
    </div>
  );
}
