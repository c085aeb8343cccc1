import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { MapMode } from '@/shared/map/map-types';
import styles from './MapTools.module.css';

interface Props {
  mode: MapMode;
  /** Areas cannot be drawn while the filter behind a link is not known. */
  canFilter: boolean;
  onMode: (mode: MapMode) => void;
  onFit: () => void;
  /** Rejects when there is no picture. */
  onPicture: () => Promise<void>;
  children?: ReactNode;
}

const isTainted = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** What a drag does, and what can be done with the whole map. */
export function MapTools({ mode, canFilter, onMode, onFit, onPicture, children }: Props) {
  const { t } = useTranslation('map');
  const [problem, setProblem] = useState<'tainted' | 'pictureFailed'>();
  const save = async () => {
    setProblem(undefined);
    try {
      await onPicture();
    } catch (error) {
      setProblem(isTainted(error) ? 'tainted' : 'pictureFailed');
    }
  };
  const toggle = (one: MapMode) => ({
    size: 'small' as const,
    variant: 'outlined' as const,
    'aria-pressed': mode === one,
    onClick: () => onMode(mode === one ? 'move' : one),
  });
  return (
    <div className={styles.row} role="toolbar" aria-label={t('tools.title')}>
      <Button {...toggle('box')}>{t('tools.box')}</Button>
      <Button {...toggle('polygon')} disabled={!canFilter}>
        {t('tools.polygon')}
      </Button>
      <Button size="small" variant="outlined" onClick={onFit}>
        {t('tools.fit')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => void save()}>
        {t('tools.picture')}
      </Button>
      {mode !== 'move' && <p role="status">{t(`tools.${mode}Hint`)}</p>}
      {problem && <p role="alert">{t(`tools.${problem}`)}</p>}
      {children}
    </div>
  );
}
