import { useTranslation } from 'react-i18next';
import { PageButtons } from '@/shared/paging/PageButtons';
import styles from './PageLinks.module.css';

interface Props {
  /** From 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** From page to page of what the page itself holds. */
export function PageLinks({ page, pages, onPage }: Props) {
  const { t } = useTranslation('ui');
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <PageButtons page={page} pages={pages} onPage={onPage} />
    </nav>
  );
}
