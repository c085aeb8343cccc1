import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import type { ChartTerm } from './chart';
import { useShare } from './use-share';

/** A term in words, as a bar says it to whoever does not see it: "Wheat: 1,234 accessions, 12.3% of the result". */
export function useTermName(whole: number): (term: ChartTerm) => string {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const share = useShare();
  return ({ label, count }) =>
    t('term', {
      label,
      count,
      shown: number(count),
      share: share(count, whole),
    });
}
