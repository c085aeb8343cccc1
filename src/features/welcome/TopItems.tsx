import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './TopItems.module.css';

export interface TopItem {
  key: string;
  name: ReactNode;
  to: string;
  count: number;
}

interface Props {
  id: string;
  title: string;
  /** Undefined while it is on its way. */
  ways: readonly TopItem[] | undefined;
  all: { to: string; label: string };
}

const SHAPES = Array.from({ length: 8 }, (_, shape) => shape);

/** The greatest of a kind with their counts, and a link to all of them. */
export function TopItems({ id, title, ways, all }: Props) {
  const { number } = useFormat();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways?.map(({ key, name, to, count }) => (
          <li key={key}>
            <RouteLink to={to} underline="none">
              <b>{name}</b>
              <span>{number(count)}</span>
            </RouteLink>
          </li>
        )) ??
          SHAPES.map((shape) => (
            <li key={shape}>
              <Skeleton variant="rounded" height={44} />
            </li>
          ))}
      </ul>
      <RouteLink to={all.to}>{all.label}</RouteLink>
    </section>
  );
}
