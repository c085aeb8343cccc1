import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Observed } from '@/contract/observation';
import { useFormat } from '@/shared/ui/use-format';

/** It is what was asked for. */
const Count = styled('strong')(({ theme }) => ({ fontFamily: theme.typography.h2.fontFamily, fontSize: '1.25rem' }));

/** How many accessions there are, and how many of them the catalogue knows. */
export function ObservedCounts({ observed }: { observed: Observed | undefined }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  if (!observed) return <p role="status">{t('result.counting')}</p>;
  const { total, accessionCount } = observed;
  const unknown = total - accessionCount;
  return (
    <p role="status">
      <Count>{t('result.count', { count: total, shown: number(total) })}</Count>{' '}
      {unknown > 0 && t('result.unknown', { count: unknown, shown: number(unknown), known: number(accessionCount) })}
      {total === 0 && t('result.none')}
    </p>
  );
}
