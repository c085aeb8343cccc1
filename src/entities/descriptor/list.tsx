import type { Descriptor, DescriptorFilter } from '@/contract/descriptor';
import { CropName } from '@/entities/names/CropName';
import { changedColumn, ownerColumn, stateColumn, versionColumn } from '@/entities/publication/columns';
import { href } from '@/routes/href';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { YesNo } from '@/shared/ui/YesNo';
import { descriptorApi } from './api';
import { DescriptorCard } from './DescriptorCard';
import { categoryName, dataTypeName } from './codes';
import { DescriptorsHeadline } from './DescriptorsHeadline';
import { descriptorFilters } from './filters';
import { ScaleText } from './ScaleText';

/** The coding table, or the ends of the range, as a file has them. */
const codesOrRange = ({ terms, minValue, maxValue }: Descriptor) =>
  terms?.length
    ? terms.map(({ code, title }) => `${code} = ${title}`)
    : [minValue, maxValue].filter(Number.isFinite).join('–');

const columns: readonly ListColumn<Descriptor>[] = [
  nameColumn('title', { width: 220, flex: 5 }),
  { name: 'crop', sort: 'crop', usual: true, width: 110, flex: 2, cell: ({ crop }) => <CropName shortName={crop} /> },
  {
    name: 'category',
    sort: 'category',
    usual: true,
    width: 130,
    flex: 2,
    cell: ({ category }) => <categoryName.Name code={category} />,
  },
  {
    name: 'dataType',
    sort: 'dataType',
    usual: true,
    width: 100,
    cell: ({ dataType }) => <dataTypeName.Name code={dataType} />,
  },
  {
    name: 'scale',
    usual: true,
    width: 120,
    flex: 1,
    text: codesOrRange,
    cell: (descriptor) => <ScaleText descriptor={descriptor} />,
  },
  { name: 'key', sort: 'key', width: 90, cell: ({ key }) => <YesNo value={key} /> },
  { name: 'used', sort: 'used', usual: true, width: 90, cell: ({ used }) => <YesNo value={used} /> },
  versionColumn,
  textColumn('columnName', { width: 130 }),
  textColumn('uom', { width: 90 }),
  ownerColumn,
  stateColumn,
  changedColumn,
];

/** Descriptors, wherever a list of them stands. */
export const descriptorList: EntityListDefinition<Descriptor, DescriptorFilter> = {
  entity: 'descriptor',
  endpoint: descriptorApi.endpoints.descriptorList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('descriptor', { uuid }),
  columns,
  filters: descriptorFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DescriptorCard,
  Headline: DescriptorsHeadline,
};
