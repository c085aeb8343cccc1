import type { ReactNode } from 'react';
import type { HoveredSpot } from './map-types';
import styles from './HoverTip.module.css';

/** Above and behind the mouse, or where the map has room. */
const AWAY = 12;
const WIDEST = 252;
const HIGHEST = 90;

interface Props {
  spot: HoveredSpot;
  country: string | undefined;
  children?: ReactNode;
}

/** What lies where the mouse rests. For the mouse alone: all of it is in the list beside the map, too. */
export function HoverTip({ spot: { x, y, labels }, country, children }: Props) {
  const shift = `translate(${x > WIDEST ? '-100%' : '0'}, ${y > HIGHEST ? '-100%' : '0'})`;
  const [left, top] = [x > WIDEST ? x - AWAY : x + AWAY, y > HIGHEST ? y - AWAY : y + AWAY];
  return (
    <div className={styles.pixels} dir="ltr" aria-hidden>
      <div className={styles.spot} style={{ insetInlineStart: left, insetBlockStart: top, transform: shift }}>
        <div className={styles.tip} dir="auto">
          {labels.map((label) => (
            <bdi key={label}>{label}</bdi>
          ))}
          {country && <strong>{country}</strong>}
          {children}
        </div>
      </div>
    </div>
  );
}
