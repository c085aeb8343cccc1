import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';

interface Props {
  /** From 0. */
  page: number;
  rows: number;
  total: number;
  onPage: (page: number) => void;
}

/** Back and forth in a group that is longer than one page; nothing for a short one. */
export function Pages({ page, rows, total, onPage }: Props) {
  const { t } = useTranslation('match');
  const { number } = useFormat();
  if (total <= rows) return null;
  const to = Math.min(total, (page + 1) * rows);
  return (
    <div>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('actions.previous')}
      </Button>
      <Button size="small" disabled={to === total} onClick={() => onPage(page + 1)}>
        {t('actions.next')}
      </Button>{' '}
      <span role="status">{t('span', { from: number(page * rows + 1), to: number(to), total: number(total) })}</span>
    </div>
  );
}
