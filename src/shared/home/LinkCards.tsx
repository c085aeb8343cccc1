import { useId, type ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import styles from './LinkCards.module.css';

export interface CardLink {
  key: string;
  to: string;
  name: string;
  /** What one finds there. */
  text: string;
  figure?: ReactNode;
}

/** Ways to pages, each with a line about it, beneath a heading; nothing where there is none. */
export function LinkCards({ title, links }: { title: string; links: readonly CardLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ key, to, name, text, figure }) => (
          <li key={key}>
            <div className="name">
              <RouteLink to={to} strong>
                {name}
              </RouteLink>
              {figure && <span className={styles.figure}>{figure}</span>}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
