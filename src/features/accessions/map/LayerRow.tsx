import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LayerRow.module.css';

export interface LayerLook {
  enabled: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `RRGGBB` */
  color: string;
}

interface Props {
  name: string;
  look: LayerLook;
  onChange: (patch: Partial<LayerLook>) => void;
  /** The name as it is shown; an input where it can be changed. */
  title: ReactNode;
  children?: ReactNode;
}

/** One layer: whether, in which colour and how strongly it is drawn. Also the legend. */
export function LayerRow({ name, look, onChange, title, children }: Props) {
  const { t } = useTranslation('map');
  const { enabled, opacity, color } = look;
  return (
    <li className={styles.item}>
      <input
        type="checkbox"
        checked={enabled}
        aria-label={t('layers.show', { name })}
        onChange={({ target }) => onChange({ enabled: target.checked })}
      />
      <input
        type="color"
        value={`#${color}`}
        aria-label={t('layers.colourOf', { name })}
        onChange={({ target }) => onChange({ color: target.value.slice(1).toLowerCase() })}
      />
      <span className="name">{title}</span>
      <label className={styles.opacity}>
        {t('layers.opacity')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(opacity * 100)}
          aria-label={t('layers.opacityOf', { name })}
          aria-valuetext={t('layers.percent', { value: Math.round(opacity * 100) })}
          onChange={({ target }) => onChange({ opacity: Number(target.value) / 100 })}
        />
        <span>{t('layers.percent', { value: Math.round(opacity * 100) })}</span>
      </label>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
