import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { CropName } from '@/entities/names/CropName';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { nameColumn } from '@/shared/list/columns';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/Figure';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { AccessionActions } from './AccessionActions';
import { AccessionCard } from './AccessionCard';
import { Availability } from './Availability';
import { Coded, Country, PassportDate, Plain } from './cells';
import { accessionFilters } from './filters';
import { MyListToggle } from './my-list/MyListToggle';
import { openableList } from './openable-list';
import { ListSearchBox } from './search/ListSearchBox';
import { TaxonName } from './TaxonName';

/** What the count is a part of: the whole catalogue, historic records left out as everywhere. */
function AccessionHeadline({ total }: { filter: AccessionFilter | undefined; total: number }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const { data } = useServerInfoQuery();
  if (!data || data.accessionCount === total) return null;
  return <span>{t('ofAll', { total: number(data.accessionCount) })}</span>;
}

// Needed once a row is chosen.
const AccessionBulk = lazy(() => import('./AccessionBulk'));
// Needed once the address has words.
const Understood = lazy(() => import('./search/Understood'));
const NoneFound = lazy(() => import('./search/NoneFound'));
const CompareBody = lazy(() => import('./compare/CompareBody'));

const columns: readonly ListColumn<Accession>[] = [
  nameColumn('accessionNumber', { width: 112 }),
  { name: 'seqNo', sort: 'seqNo', align: 'end', width: 100, cell: ({ seqNo }) => <Figure value={seqNo} /> },
  {
    name: 'myList',
    usual: true,
    width: 60,
    text: false,
    cell: ({ uuid, accessionNumber }) => <MyListToggle uuid={uuid} accessionNumber={accessionNumber} />,
  },
  {
    name: 'taxonomy.taxonName',
    sort: 'taxonomy.taxonName',
    usual: true,
    width: 140,
    flex: 4,
    cell: ({ taxonomy }) => <TaxonName taxonomy={taxonomy} />,
  },
  {
    name: 'taxonomy.genus',
    sort: 'taxonomy.genus',
    width: 110,
    cell: ({ taxonomy: { genus } }) => (
      <RouteLink to={href('genus', { genus })}>
        <i lang="la">{genus}</i>
      </RouteLink>
    ),
  },
  {
    name: 'accessionName',
    sort: 'accessionName',
    usual: true,
    width: 96,
    flex: 3,
    cell: ({ accessionName }) => <Plain text={accessionName} />,
  },
  {
    name: 'crop',
    sort: 'crop.shortName',
    width: 120,
    cell: ({ crop, cropName }) => (crop ? <CropName {...crop} /> : <Plain text={cropName} />),
  },
  {
    name: 'countryOfOrigin.code3',
    sort: 'countryOfOrigin.code3',
    usual: true,
    width: 84,
    flex: 1,
    cell: ({ countryOfOrigin }) => <Country code3={countryOfOrigin?.code3} />,
  },
  {
    name: 'sampStat',
    sort: 'sampStat',
    usual: true,
    width: 138,
    flex: 2,
    cell: ({ sampStat }) => <Coded field="sampStat" value={sampStat} />,
  },
  {
    name: 'institute.code',
    sort: 'institute.code',
    usual: true,
    width: 84,
    cell: ({ instituteCode }) => (
      <RouteLink to={href('institute', { wiewsCode: instituteCode })}>{instituteCode}</RouteLink>
    ),
  },
  {
    name: 'acquisitionDate',
    sort: 'acquisitionDate',
    usual: true,
    align: 'end',
    width: 96,
    cell: ({ acquisitionDate }) => <PassportDate date={acquisitionDate} />,
  },
  {
    name: 'available',
    sort: 'available',
    usual: true,
    width: 104,
    cell: ({ available }) => <Availability available={available} />,
  },
  { name: 'doi', sort: 'doi', width: 150, cell: ({ doi }) => <Plain text={doi} /> },
  { name: 'storage', width: 170, flex: 1, cell: ({ storage }) => <Coded field="storage" value={storage} /> },
  {
    name: 'coll.collDate',
    sort: 'coll.collDate',
    align: 'end',
    width: 110,
    cell: ({ coll }) => <PassportDate date={coll?.collDate} />,
  },
  { name: 'coll.collNumb', sort: 'coll.collNumb', width: 120, cell: ({ coll }) => <Plain text={coll?.collNumb} /> },
  { name: 'coll.collSite', width: 200, flex: 2, cell: ({ coll }) => <Plain text={coll?.collSite} /> },
  {
    name: 'geo.latitude',
    sort: 'geo.latitude',
    align: 'end',
    width: 110,
    cell: ({ geo }) => <Figure value={geo?.latitude} />,
  },
  {
    name: 'geo.longitude',
    sort: 'geo.longitude',
    align: 'end',
    width: 110,
    cell: ({ geo }) => <Figure value={geo?.longitude} />,
  },
  {
    name: 'geo.elevation',
    sort: 'geo.elevation',
    align: 'end',
    width: 100,
    cell: ({ geo }) => <Figure value={geo?.elevation} />,
  },
  { name: 'donorCode', sort: 'donorCode', width: 100, cell: ({ donorCode }) => <Plain text={donorCode} /> },
  { name: 'pdci', sort: 'pdci.score', align: 'end', width: 90, cell: ({ pdci }) => <Figure value={pdci?.score} /> },
];

/** Accessions, wherever a list of them stands. */
export const accessionList: EntityListDefinition<Accession, AccessionFilter> = {
  entity: 'accession',
  ...openableList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('accession', { uuid }),
  columns,
  filters: accessionFilters,
  Card: AccessionCard,
  Headline: AccessionHeadline,
  Bulk: AccessionBulk,
  Actions: AccessionActions,
  words: { Box: ListSearchBox, Understood, NoneFound },
  modes: { compare: CompareBody },
  views: [
    { name: 'list', route: 'accessions' },
    { name: 'overview', route: 'accessionsOverview' },
    { name: 'map', route: 'accessionsMap' },
    { name: 'images', route: 'accessionsImages' },
    { name: 'analogues', route: 'accessionsAnalogues' },
    { name: 'subsetting', route: 'accessionsSubsetting' },
    { name: 'traits', route: 'accessionsTraits', ownActions: true },
  ],
};
