import { useTranslation } from 'react-i18next';
import type { Institute, InstituteFilter } from '@/contract/reference/institute';
import { CountryLink } from '@/entities/names/CountryLink';
import { useCountryName } from '@/entities/names/use-country-name';
import { useCropName } from '@/entities/names/use-crop-name';
import { useRegionName } from '@/entities/names/use-region-name';
import { href } from '@/routes/href';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { YesNo } from '@/shared/ui/values/YesNo';
import { instituteApi } from './api';
import { instituteType } from './codes';

const columns: readonly ListColumn<Institute>[] = [
  { ...nameColumn('code', { width: 104 }), cell: ({ code }) => code },
  textColumn('fullName', { usual: true, width: 250, flex: 8 }),
  textColumn('acronym', { usual: true, width: 95 }),
  {
    name: 'country.code3',
    sort: 'country.code3',
    usual: true,
    width: 96,
    flex: 1,
    cell: ({ country }) => (country ? <CountryLink code3={country.code3} /> : <Missing />),
  },
  {
    name: 'type',
    sort: 'type',
    usual: true,
    width: 108,
    flex: 1,
    cell: ({ type }) => <instituteType.Name code={type} />,
  },
  figureColumn('accessionCount', 88),
  {
    name: 'pdci.avg',
    sort: 'pdci.avg',
    usual: true,
    align: 'end',
    width: 72,
    cell: ({ pdci }) => <Figure value={pdci?.avg} digits={1} />,
  },
  {
    name: 'requests',
    sort: 'allowMaterialRequests',
    usual: true,
    width: 80,
    cell: ({ allowMaterialRequests }) => <YesNo value={allowMaterialRequests} />,
  },
  textColumn('city', { width: 140 }),
];

/** Institutes, wherever a list of them stands. */
export const instituteList: EntityListDefinition<Institute, InstituteFilter> = {
  entity: 'institute',
  endpoint: instituteApi.endpoints.instituteList,
  idOf: ({ code }) => code,
  nameOf: ({ fullName }) => fullName,
  open: ({ code }) => href('institute', { wiewsCode: code }),
  columns,
  filters: [
    { kind: 'terms', field: 'country.code3', useName: useCountryName },
    { kind: 'terms', field: 'country.region', useName: useRegionName },
    { kind: 'terms', field: 'type', useName: instituteType.useName },
    { kind: 'terms', field: 'crops', useName: useCropName },
    { kind: 'flag', field: 'accessions' },
    { kind: 'flag', field: 'allowMaterialRequests' },
    { kind: 'flag', field: 'archived' },
  ],
  defaultSort: { sort: 'code', dir: 'ASC' },
  Card: InstituteCard,
};

function InstituteCard({ row, name }: CardProps<Institute>) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const countryName = useCountryName();
  const { code, acronym, country, accessionCount, newCode } = row;
  const held = t('accession:count', { count: accessionCount, shown: number(accessionCount) });
  return (
    <>
      {name}
      <div>{[code, acronym, country && countryName(country.code3)].filter(Boolean).join(' · ')}</div>
      <div>{newCode ? t('archived') : held}</div>
    </>
  );
}
