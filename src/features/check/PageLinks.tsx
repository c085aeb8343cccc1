import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
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
  const { number } = useFormat();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <Button variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      {t('list.pageOf', { page: number(page + 1), pages: number(pages) })}
      <Button variant="outlined" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </nav>
  );
}
