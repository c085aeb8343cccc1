import { useRef } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '@/contract/constants';
import type { Page } from '@/contract/page';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ListView } from '../address/list-view';
import styles from './Pager.module.css';

interface Props {
  page: Page<unknown>;
  view: ListView;
  onShow: (view: Partial<ListView>) => void;
}

/** Page by page, and how many rows a page has. */
export function Pager({ page, view, onShow }: Props) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const pages = Math.max(1, page.totalPages);
  const bar = useRef<HTMLElement>(null);
  const go = (to: number) => {
    onShow({ page: to });
    // The list may stand far down in another page: its own beginning is where reading goes on.
    bar.current?.closest('section')?.scrollIntoView();
  };
  return (
    <nav className={styles.bar} ref={bar} aria-label={t('list.pages')}>
      <span>
        <Button variant="outlined" disabled={view.page === 0} onClick={() => go(view.page - 1)}>
          {t('list.previous')}
        </Button>
        {t('list.pageOf', { page: number(view.page + 1), pages: number(pages) })}
        <Button variant="outlined" disabled={view.page + 1 >= pages} onClick={() => go(view.page + 1)}>
          {t('list.next')}
        </Button>
      </span>
      <NativeSelect
        label={t('list.rowsPerPage')}
        value={String(view.size)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onShow({ size: Number(size) })}
      />
    </nav>
  );
}
