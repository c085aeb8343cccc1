import { useTranslation } from 'react-i18next';
import type { Facet } from '@/contract/page';
import { useFormat } from '@/shared/ui/use-format';

/** How many items have a value at all, in words. */
export function useRecorded(): (facet: Facet, whole: number) => string {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  return ({ total }, whole) =>
    total === whole ? t('recordedAll') : t('recorded', { total: number(total), whole: number(whole) });
}
