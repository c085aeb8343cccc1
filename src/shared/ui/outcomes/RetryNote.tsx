import { Button } from '../controls/Button';
import styles from './RetryNote.module.css';

interface Props {
  text: string;
  /** What the button says. */
  label: string;
  onRetry: () => void;
}

/** A part that failed, where the rest of the page goes on: what is missing, and how to have it. */
export function RetryNote({ text, label, onRetry }: Props) {
  return (
    <div className={styles.note} role="alert">
      <span>{text}</span>
      <Button onClick={onRetry}>{label}</Button>
    </div>
  );
}
