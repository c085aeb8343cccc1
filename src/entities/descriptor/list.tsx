import { useTranslation } from 'react-i18next';
import type { Descriptor, DescriptorFilter } from '@/contract/descriptor/descriptor';
import { CropName } from '@/entities/names/CropName';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDatasetTitle, useDescriptorListTitle } from '@/entities/names/use-item-title';
import { changedColumn, ownerColumn, stateColumn, titleColumn, versionColumn } from '@/entities/publication/columns';
import { stateName } from '@/entities/publication/values/state-name';
import { VersionText } from '@/entities/publication/values/VersionText';
import { href } from '@/routes/href';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import { textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, ListColumn, CardProps } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { YesNo } from '@/shared/ui/values/YesNo';
import { descriptorApi } from './api';
import { categoryName, dataTypeName } from './codes';
import { useScaleText } from './use-scale-text';

/** The range and unit of a descriptor, or how many codes it has. */
function ScaleText({ descriptor }: { descriptor: Descriptor }) {
  const text = useScaleText()(descriptor);
  return text ? <bdi>{text}</bdi> : <Missing />;
}

/** The controlled lists of terms that values come from, which no menu names. */
function DescriptorsHeadline() {
  const { t } = useTranslation('descriptor');
  return (
    <span>
      <RouteLink to={href('descriptorLists', {})}>{t('lists')}</RouteLink>
      {' · '}
      <RouteLink to={href('vocabularies')}>{t('vocabularies')}</RouteLink>
    </span>
  );
}

/** A descriptor in a few lines, for small screens. */
function DescriptorCard({ row, name }: CardProps<Descriptor>) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const nameOfCategory = categoryName.useName();
  const nameOfType = dataTypeName.useName();
  const scaleText = useScaleText();
  const { crop, category, dataType, key } = row;
  const facts = [crop && cropName(crop), nameOfCategory(category), key && t('isKey')];
  return (
    <>
      {name}
      <div dir="auto">{facts.filter(Boolean).join(' · ')}</div>
      <div dir="auto">{[nameOfType(dataType), scaleText(row)].filter(Boolean).join(' · ')}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}

/** What descriptors are narrowed by, in the order of the panel. */
const descriptorFilters: readonly FilterDefinition<DescriptorFilter>[] = [
  { kind: 'terms', field: 'crop', useName: useCropName },
  { kind: 'terms', field: 'category', useName: categoryName.useName },
  { kind: 'terms', field: 'dataType', useName: dataTypeName.useName },
  { kind: 'flag', field: 'key' },
  { kind: 'flag', field: 'used' },
  { kind: 'terms', field: 'uom' },
  { kind: 'text', field: 'title' },
  { kind: 'terms', field: 'descriptorLists', useName: useDescriptorListTitle, group: 'use' },
  { kind: 'terms', field: 'datasets', useName: useDatasetTitle, group: 'use' },
  { kind: 'terms', field: 'owner', group: 'publication' },
  { kind: 'terms', field: 'state', useName: stateName.useName, group: 'publication' },
];

/** The coding table, or the ends of the range, as a file has them. */
const codesOrRange = ({ terms, minValue, maxValue }: Descriptor) =>
  terms?.length
    ? terms.map(({ code, title }) => `${code} = ${title}`)
    : [minValue, maxValue].filter(Number.isFinite).join('–');

const columns: readonly ListColumn<Descriptor>[] = [
  titleColumn({ width: 220, flex: 5 }),
  { name: 'crop', sort: 'crop', usual: true, width: 100, flex: 2, cell: ({ crop }) => <CropName shortName={crop} /> },
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
    working: false,
    width: 120,
    flex: 1,
    text: codesOrRange,
    cell: (descriptor) => <ScaleText descriptor={descriptor} />,
  },
  { name: 'key', sort: 'key', width: 90, cell: ({ key }) => <YesNo value={key} /> },
  { name: 'used', sort: 'used', usual: true, working: false, width: 90, cell: ({ used }) => <YesNo value={used} /> },
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
