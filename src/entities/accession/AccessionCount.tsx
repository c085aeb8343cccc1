import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import { asksNothing } from '@/shared/filters/criteria/asks-nothing';
import { Card } from '@/shared/ui/layout/Card';
import { useFormat } from '@/shared/ui/format/use-format';
import { AccessionsLink } from './catalogue/AccessionsLink';

const Count = styled('strong')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.75rem',
  lineHeight: 1.25,
}));

// On paper there is no way to go.
const LinkBox = styled('div')({ '@media print': { display: 'none' } });

/** How many accessions there are of something, and the way to them; nothing of what names nobody. */
export function AccessionCount({ title, count, filter }: { title: string; count: number; filter: AccessionFilter }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  if (asksNothing(filter)) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <Count>{number(count)}</Count>
      {count > 0 && (
        <LinkBox>
          <AccessionsLink filter={filter}>{t('openList')}</AccessionsLink>
        </LinkBox>
      )}
    </Card>
  );
}
