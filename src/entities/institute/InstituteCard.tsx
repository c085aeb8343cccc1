import { useTranslation } from 'react-i18next';
import type { Institute } from '@/contract/institute';
import { useCountryName } from '@/entities/names/use-country-name';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** An institute in a few lines, for small screens. */
export function InstituteCard({ row }: { row: Institute }) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const countryName = useCountryName();
  const { code, fullName, acronym, country, accessionCount, newCode } = row;
  const held = t('accession:count', { count: accessionCount, shown: number(accessionCount) });
  return (
    <>
      <CardName to={href('institute', { wiewsCode: code })}>
        <bdi>{fullName}</bdi>
      </CardName>
      <div>{[code, acronym, country && countryName(country.code3)].filter(Boolean).join(' · ')}</div>
      <div>{newCode ? t('archived') : held}</div>
    </>
  );
}
