import type { Accession } from '@/contract/accession/accession';
import { CropName } from '@/entities/names/CropName';
import { href } from '@/routes/href';
import { nameColumn } from '@/shared/list/columns';
import type { ListColumn } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Availability } from './Availability';
import { Coded, Country, PassportDate, Plain } from './cells';
import { MyListToggle } from '../my-list/MyListToggle';
import { TaxonName } from './TaxonName';

const TAXON_NAME = ['genus', 'species', 'spAuthor', 'subtaxa', 'subtAuthor'].map((field) => `taxonomy.${field}`);

export const accessionColumns: readonly ListColumn<Accession>[] = [
  nameColumn('accessionNumber', { width: 112 }),
  { name: 'seqNo', sort: 'seqNo', align: 'end', width: 100, cell: ({ seqNo }) => <Figure value={seqNo} /> },
  {
    name: 'myList',
    usual: true,
    width: 60,
    text: false,
    fields: ['uuid', 'accessionNumber'],
    cell: ({ uuid, accessionNumber }) => <MyListToggle uuid={uuid} accessionNumber={accessionNumber} />,
  },
  {
    name: 'taxonomy.taxonName',
    sort: 'taxonomy.taxonName',
    usual: true,
    width: 140,
    flex: 4,
    fields: TAXON_NAME,
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
    fields: ['crop', 'cropName'],
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
    fields: ['instituteCode'],
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
