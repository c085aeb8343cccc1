import { useTranslation } from 'react-i18next';
import { putOffNewVersion } from '../new-version';
import styles from './NewVersionNotice.module.css';

/** Says once that the portal was replaced, and leaves it to whoever reads or types when to load it anew. */
export default function NewVersionNotice() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar}>
      <span>{t('newVersion.text')}</span>
      <button type="button" onClick={() => globalThis.location.reload()}>
        {t('newVersion.reload')}
      </button>
      <button type="button" onClick={putOffNewVersion}>
        {t('newVersion.later')}
      </button>
    </div>
  );
}
