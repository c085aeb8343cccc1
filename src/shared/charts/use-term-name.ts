import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ChartData, ChartTerm } from './chart';
import { useItems } from './use-items';
import { useShare } from './use-share';

/** A term in words, as a bar says it to whoever does not see it: "Wheat: 1,234 accessions, 12.3% of the result". */
export function useTermName({
  of,
  measure,
  whole,
}: Pick<ChartData, 'of' | 'measure' | 'whole'>): (term: ChartTerm) => string {
  const { t } = useTranslation('overview');
  const itemsOf = useItems(of);
  const share = useShare();
  const { number } = useFormat();
  return ({ label, count, mentions }) => {
    if (measure !== undefined) return `${label}: ${number(count)}`;
    return mentions
      ? t('mentions', { label, shown: number(count) })
      : t('term', { label, items: itemsOf(count), share: share(count, whole) });
  };
}
