import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { MEMBER_PAGE } from '@/contract/constants';
import { PageButtons } from '@/shared/paging/PageButtons';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './RowPages.module.css';

/** The page in the address, from 0; the address counts from 1, as people do. */
export function useRowPage(name: string): { page: number; show: (page: number) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(name) ?? '';
  const page = /^[1-9]\d{0,6}$/.test(given) ? Number(given) - 1 : 0;
  const show = (next: number) => {
    const params = new URLSearchParams(search);
    if (next > 0) params.set(name, String(next + 1));
    else params.delete(name);
    void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
  };
  return { page, show };
}

interface Props {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows these are, and the way to the others. A page beyond the end leads back to the last one. */
export function RowPages({ page, total, onPage }: Props) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const pages = Math.max(1, Math.ceil(total / MEMBER_PAGE));
  const from = Math.min(total, page * MEMBER_PAGE + 1);
  const span = { from: number(from), to: number(Math.min(total, (page + 1) * MEMBER_PAGE)), total: number(total) };
  return (
    <nav className={styles.bar} aria-label={t('list.pages')}>
      <span role="status">{t('list.span', span)}</span>
      {(pages > 1 || page > 0) && <PageButtons page={page} pages={pages} onPage={onPage} />}
    </nav>
  );
}
