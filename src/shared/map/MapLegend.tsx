import { useTranslation } from 'react-i18next';
import type { LegendItem } from './map-types';
import styles from './MapLegend.module.css';

/** Which colour is what, the uppermost layer first. */
export function MapLegend({ items }: { items: readonly LegendItem[] }) {
  const { t } = useTranslation('map');
  return (
    <ul className={styles.list} aria-label={t('legend')}>
      {items.map(({ key, colour, label }) => (
        <li key={key}>
          <i style={{ backgroundColor: `#${colour}` }} />
          <bdi>{label}</bdi>
        </li>
      ))}
    </ul>
  );
}
