import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DescriptorSummary } from '@/contract/observation';
import { Figure } from '@/shared/ui/Figure';
import { rounded } from './rounded';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.25),
  margin: theme.spacing(0.5, 0.75, 1),
  fontSize: '0.8125rem',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** Mean, median, spread and ends of numbers; nothing where no numbers were observed. */
export function SummaryFigures({ summary }: { summary: DescriptorSummary }) {
  const { t } = useTranslation('observations');
  const { mean, standardDeviation, min, max, quantiles } = summary;
  if (mean === undefined) return null;
  const figures = [
    [t('overview.mean'), mean],
    [t('overview.median'), quantiles?.median],
    [t('overview.sd'), standardDeviation],
    [t('overview.min'), min],
    [t('overview.max'), max],
  ] as const;
  return (
    <List>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure value={value === undefined ? undefined : rounded(value)} />
          </dd>
        </div>
      ))}
    </List>
  );
}
