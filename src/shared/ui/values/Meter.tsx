import styles from './Meter.module.css';

/** A value between 0 and `max` as a bar; the element `meter` cannot be coloured alike in all browsers. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div style={{ width: `${(100 * value) / max}%` }} />
    </div>
  );
}
