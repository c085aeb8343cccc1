import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';

interface Props {
  /** From 0; one beyond the end leads back to the last. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** From page to page of what a page itself holds, and which of them this is. */
export function PageButtons({ page, pages, onPage }: Props) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  return (
    <>
      <Button variant="outlined" disabled={page === 0} onClick={() => onPage(Math.min(page, pages) - 1)}>
        {t('list.previous')}
      </Button>
      {t('list.pageOf', { page: number(page + 1), pages: number(pages) })}
      <Button variant="outlined" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </>
  );
}
