import { useTranslation } from 'react-i18next';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/format/use-format';

/** How many accessions are in the list. */
export function MyListFigure() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const count = useMyListCount();
  return <>{t('accessions', { count, number: number(count) })}</>;
}
