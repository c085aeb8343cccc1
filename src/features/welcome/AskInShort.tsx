import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import styles from './AskInShort.module.css';

/** How material is asked for, in three sentences. */
export default function AskInShort() {
  const { t } = useTranslation('requests');
  return (
    <section className={styles.section} aria-labelledby="ask-in-short">
      <h2 id="ask-in-short">{t('start.title')}</h2>
      <ol>
        {(['list', 'ask', 'answer'] as const).map((part) => (
          <li key={part}>{t(`start.how.${part}`)}</li>
        ))}
      </ol>
      <RouteLink to={href('requests')}>{t('start.begin')}</RouteLink>
    </section>
  );
}
