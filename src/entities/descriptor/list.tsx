import type { Descriptor, DescriptorFilter } from '@/contract/descriptor';
import { CropName } from '@/entities/names/CropName';
import { changedColumn, ownerColumn, stateColumn, versionColumn } from '@/entities/publication/columns';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { YesNo } from '@/shared/ui/YesNo';
import { descriptorApi } from './api';
import { DescriptorCard } from './DescriptorCard';
import { DescriptorCode } from './DescriptorCode';
import { DescriptorsHeadline } from './DescriptorsHeadline';
import { descriptorFilters } from './filters';
import { ScaleText } from './ScaleText';

const plain = (text: string | null | undefined) => (text ? <bdi>{text}</bdi> : <Missing />);

/** The coding table, or the ends of the range, as a file has them. */
const codesOrRange = ({ terms, minValue, maxValue }: Descriptor) =>
  terms?.length
    ? terms.map(({ code, title }) => `${code} = ${title}`)
    : [minValue, maxValue].filter(Number.isFinite).join('–');

const columns: readonly ListColumn<Descriptor>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 220,
    flex: 5,
    cell: ({ uuid, title }) => (
      <RouteLink to={href('descriptor', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  { name: 'crop', sort: 'crop', usual: true, width: 110, flex: 2, cell: ({ crop }) => <CropName shortName={crop} /> },
  {
    name: 'category',
    sort: 'category',
    usual: true,
    width: 130,
    flex: 2,
    cell: ({ category }) => <DescriptorCode field="category" code={category} />,
  },
  {
    name: 'dataType',
    sort: 'dataType',
    usual: true,
    width: 100,
    cell: ({ dataType }) => <DescriptorCode field="dataType" code={dataType} />,
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
  { name: 'columnName', sort: 'columnName', width: 130, cell: ({ columnName }) => plain(columnName) },
  { name: 'uom', sort: 'uom', width: 90, cell: ({ uom }) => plain(uom) },
  ownerColumn,
  stateColumn,
  changedColumn,
];

/** Descriptors, wherever a list of them stands. */
export const descriptorList: EntityListDefinition<Descriptor, DescriptorFilter> = {
  entity: 'descriptor',
  endpoint: descriptorApi.endpoints.descriptorList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: descriptorFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DescriptorCard,
  Headline: DescriptorsHeadline,
};
