import { useFormat } from '@/shared/ui/format/use-format';
import styles from './NumberMark.module.css';

/** A number in a colour on which white can be read, as it stands on the map. */
export function NumberMark({ value, colour }: { value: number; colour: string }) {
  const { number } = useFormat();
  return (
    <span className={styles.mark} style={{ backgroundColor: colour }}>
      {number(value)}
    </span>
  );
}
