import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Country } from '@/contract/geography';
import { CountryLink } from '@/entities/names/CountryLink';
import { useRegionName } from '@/entities/names/use-region-name';
import { useFormat } from '@/shared/ui/use-format';

const Name = styled('div')(({ theme }) => ({ fontFamily: theme.typography.h1.fontFamily, fontSize: '1rem' }));

/** A country in a few lines, for small screens. */
export function CountryCard({ row }: { row: Country }) {
  const { t } = useTranslation(['country', 'accession']);
  const { number } = useFormat();
  const regionName = useRegionName();
  const { code3, region, current, accessionCount } = row;
  const facts = [code3, region && regionName(region.isoCode), !current && t('isFormer')];
  return (
    <>
      <Name>
        <CountryLink code3={code3} strong />
      </Name>
      <div>{facts.filter(Boolean).join(' · ')}</div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
