import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import styles from './Placeholder.module.css';

/** Keeps the footer below the fold while a screen is fetched. */
export function Placeholder() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.space} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
