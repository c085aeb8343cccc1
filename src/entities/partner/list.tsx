import { useTranslation } from 'react-i18next';
import type { Partner, PartnerFilter } from '@/contract/reference/partner';
import { countryLinks } from '@/entities/names/CountryLinks';
import { useCountryName } from '@/entities/names/use-country-name';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { NewLink } from '@/session/NewLink';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { partnerApi } from './api';

/** Data providers, wherever a list of them stands. */
export const partnerList: EntityListDefinition<Partner, PartnerFilter> = {
  entity: 'partner',
  endpoint: partnerApi.endpoints.partnerList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('partner', { uuid }),
  columns: [
    nameColumn('name', { width: 240, flex: 5 }),
    textColumn('acronym', { usual: true, width: 110 }),
    {
      name: 'countries',
      usual: true,
      width: 140,
      flex: 2,
      cell: ({ countries }) => countryLinks(countries) || <Missing />,
    },
    {
      name: 'instituteCount',
      sort: 'instituteCount',
      usual: true,
      align: 'end',
      width: 110,
      cell: ({ wiewsCodes }) => <Figure value={wiewsCodes.length} />,
      text: ({ wiewsCodes }) => wiewsCodes.length,
    },
    figureColumn('accessionCount', 120),
    textColumn('shortName', { width: 120 }),
  ],
  filters: [
    { kind: 'terms', field: 'country', useName: useCountryName },
    { kind: 'terms', field: 'wiewsCodes', ...instituteNames },
    { kind: 'flag', field: 'accessions' },
  ],
  defaultSort: { sort: 'name', dir: 'ASC' },
  Card: PartnerCard,
  More: () => <NewLink name="newPartner" entity="partner" />,
};

function PartnerCard({ row, name }: CardProps<Partner>) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const countryName = useCountryName();
  const { acronym, countries, wiewsCodes, accessionCount } = row;
  const institutes = t('institute:count', { count: wiewsCodes.length, shown: number(wiewsCodes.length) });
  return (
    <>
      {name}
      <div>{[acronym, ...countries.map(countryName), institutes].filter(Boolean).join(' · ')}</div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
