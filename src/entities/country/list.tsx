import { useTranslation } from 'react-i18next';
import type { Country, CountryFilter } from '@/contract/reference/geography';
import { CountryLink } from '@/entities/names/CountryLink';
import { RegionLink } from '@/entities/names/RegionLink';
import { useRegionName } from '@/entities/names/use-region-name';
import { href } from '@/routes/href';
import { figureColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { countryApi } from './api';
import styles from './list.module.css';

const columns: readonly ListColumn<Country>[] = [
  {
    name: 'name',
    sort: 'name',
    fixed: true,
    width: 200,
    flex: 3,
    cell: ({ code3, current }) => (
      <>
        <CountryLink code3={code3} strong /> {!current && <Former />}
      </>
    ),
  },
  textColumn('code3', { usual: true, width: 80 }),
  textColumn('code2', { width: 80 }),
  {
    name: 'region',
    sort: 'region',
    usual: true,
    width: 160,
    flex: 2,
    cell: ({ region }) => (region ? <RegionLink isoCode={region.isoCode} /> : <Missing />),
    text: ({ region }) => region?.name,
  },
  figureColumn('accessionCount', 150),
  figureColumn('instituteCount', 110),
  figureColumn('heldCount', 150),
];

/** Countries, today's and those that passport data still name. */
export const countryList: EntityListDefinition<Country, CountryFilter> = {
  entity: 'country',
  endpoint: countryApi.endpoints.countryList,
  idOf: ({ code3 }) => code3,
  open: ({ code3 }) => href('country', { isoCode: code3 }),
  columns,
  filters: [
    { kind: 'terms', field: 'region', useName: useRegionName },
    { kind: 'flag', field: 'accessions' },
    { kind: 'flag', field: 'current' },
  ],
  defaultSort: { sort: 'accessionCount', dir: 'DESC' },
  Card: CountryCard,
  Headline: ByRegion,
};

/** Marks a country that is no longer one. */
function Former() {
  const { t } = useTranslation('country');
  return <span className={styles.quiet}>({t('isFormer')})</span>;
}

/** The same countries by region. */
function ByRegion() {
  const { t } = useTranslation('country');
  return <RouteLink to={href('regions')}>{t('byRegion')}</RouteLink>;
}

function CountryCard({ row }: CardProps<Country>) {
  const { t } = useTranslation(['country', 'accession']);
  const { number } = useFormat();
  const regionName = useRegionName();
  const { code3, region, current, accessionCount } = row;
  const facts = [code3, region && regionName(region.isoCode), !current && t('isFormer')];
  return (
    <>
      <div className={styles.name}>
        <CountryLink code3={code3} strong />
      </div>
      <div>{facts.filter(Boolean).join(' · ')}</div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
