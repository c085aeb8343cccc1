import styles from './ReviewReason.module.css';

/** What somebody wrote who sent an item back, or withdrew it. */
export const ReviewReason = ({ children }: { children: string }) => (
  <blockquote className={styles.reason} dir="auto">
    {children}
  </blockquote>
);
