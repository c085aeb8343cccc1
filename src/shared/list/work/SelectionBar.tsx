import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import styles from './SelectionBar.module.css';

/** Floats over the list while rows are chosen: how many, and what can be done with them. */
export default function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <section className={styles.bar} data-foot aria-label={t('list.selection')}>
      <strong role="status">{t('list.selected', { count })}</strong>
      <div className={styles.deeds}>{children}</div>
      <Button onClick={onClear}>{t('list.clearSelection')}</Button>
    </section>
  );
}
