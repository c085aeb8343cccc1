import { useTranslation } from 'react-i18next';
import type { Partner } from '@/contract/partner';
import { useCountryName } from '@/entities/names/use-country-name';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** A data provider in a few lines, for small screens. */
export function PartnerCard({ row }: { row: Partner }) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const countryName = useCountryName();
  const { uuid, name, acronym, countries, wiewsCodes, accessionCount } = row;
  const institutes = t('institute:count', { count: wiewsCodes.length, shown: number(wiewsCodes.length) });
  return (
    <>
      <CardName to={href('partner', { uuid })}>
        <bdi>{name}</bdi>
      </CardName>
      <div>{[acronym, ...countries.map(countryName), institutes].filter(Boolean).join(' · ')}</div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
