import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PDCI_MAX } from '@/contract/constants';
import type { Institute } from '@/contract/institute';
import { Card } from '@/shared/ui/Card';
import { Meter } from '@/shared/ui/Meter';
import { useFormat } from '@/shared/ui/use-format';

const Score = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& strong': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.75rem' },
}));

/** How complete the passport data of its accessions are: the mean, and how far they lie apart. */
export function InstitutePdci({ pdci: { avg, min, max, count } }: { pdci: NonNullable<Institute['pdci']> }) {
  const { t } = useTranslation('institute');
  const { number } = useFormat();
  return (
    <Card aria-labelledby="institute-pdci">
      <h2 id="institute-pdci">{t('pdci.title')}</h2>
      <Score>
        <strong>{number(avg, 1)}</strong>
        <Meter max={PDCI_MAX} value={avg} label={t('pdci.title')} />
        <span>{t('pdci.ofTen')}</span>
      </Score>
      <p>{t('pdci.span', { count, shown: number(count), min: number(min, 1), max: number(max, 1) })}</p>
      <p>{t('pdci.explanation')}</p>
    </Card>
  );
}
