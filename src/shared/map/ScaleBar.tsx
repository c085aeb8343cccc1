import { numberFormat } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';
import styles from './ScaleBar.module.css';

const MAX_WIDTH = 110;

/** The longest round length, 1, 2 or 5 times a power of ten, that fits into so many metres. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([5, 2].find((times) => times * power <= metres) ?? 1) * power;
}

/** How long a line on the map is in the world, at its middle. */
export function ScaleBar({ metresPerPixel }: { metresPerPixel: number }) {
  const metres = roundLength(MAX_WIDTH * metresPerPixel);
  const unit = metres >= 1000 ? 'kilometer' : 'meter';
  const format = numberFormat(useLocale(), { style: 'unit', unit });
  return (
    <span className={styles.bar}>
      <span style={{ width: metres / metresPerPixel }}>{format.format(unit === 'meter' ? metres : metres / 1000)}</span>
    </span>
  );
}
