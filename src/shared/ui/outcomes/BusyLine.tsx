import styles from './BusyLine.module.css';

/** A line above what is shown while something newer is fetched; its room is there always, so that nothing moves. */
export function BusyLine({ busy }: { busy: boolean }) {
  return (
    <div className={styles.track} aria-hidden="true">
      {busy && <span />}
    </div>
  );
}
