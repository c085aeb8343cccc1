import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './FilterSection.module.css';

interface Props {
  title: string;
  /** Until somebody opens or closes it. */
  open: boolean;
  /** Of filters, which fold as well. */
  group?: boolean;
  children: () => ReactNode;
}

/** A part of the filter panel that folds; what is folded is not drawn. */
export function FilterSection({ title, open, group, children }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  const shown = chosen ?? open;
  return (
    <details
      className={clsx(styles.details, group ? styles.group : undefined)}
      open={shown}
      onToggle={(event) => event.currentTarget.open !== shown && setChosen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {shown && children()}
    </details>
  );
}
