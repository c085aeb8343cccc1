import { useTranslation } from 'react-i18next';
import type { DescriptorList, DescriptorListFilter } from '@/contract/descriptor/descriptor-list';
import { CropNames } from '@/entities/names/CropNames';
import { useCropName } from '@/entities/names/use-crop-name';
import {
  changedColumn,
  languageColumn,
  ownerColumn,
  stateColumn,
  titleColumn,
  versionColumn,
} from '@/entities/publication/columns';
import { VersionText } from '@/entities/publication/values/VersionText';
import { href } from '@/routes/href';
import { figureColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, ListColumn, CardProps } from '@/shared/list/definition';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { descriptorListApi } from './api';
import { descriptorListFilters } from './filters';

/** Every descriptor by itself, and the controlled lists of terms: no menu names them. */
function ListsHeadline() {
  const { t } = useTranslation('descriptor-list');
  return (
    <span>
      <RouteLink to={href('descriptors', {})}>{t('descriptors')}</RouteLink>
      {' · '}
      <RouteLink to={href('vocabularies')}>{t('vocabularies')}</RouteLink>
    </span>
  );
}

/** A descriptor list in a few lines, for small screens. */
function DescriptorListCard({ row, name }: CardProps<DescriptorList>) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const { number } = useFormat();
  const { crops, publisher, descriptorCount: count } = row;
  return (
    <>
      {name}
      <div dir="auto">{[...crops.map(cropName), publisher].filter(Boolean).join(' · ')}</div>
      <div>{t('count', { count, shown: number(count) })}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}

const columns: readonly ListColumn<DescriptorList>[] = [
  titleColumn({ width: 200, flex: 4 }),
  { name: 'crops', usual: true, working: false, width: 90, flex: 1, cell: ({ crops }) => <CropNames crops={crops} /> },
  figureColumn('descriptorCount', 98),
  textColumn('publisher', { usual: true, width: 210, flex: 5 }),
  { ...ownerColumn, usual: true, width: 100 },
  versionColumn,
  languageColumn,
  stateColumn,
  { ...changedColumn, usual: true, width: 108 },
];

/** Descriptor lists, wherever a list of them stands. */
export const descriptorListList: EntityListDefinition<DescriptorList, DescriptorListFilter> = {
  entity: 'descriptor-list',
  endpoint: descriptorListApi.endpoints.descriptorListList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('descriptorList', { uuid }),
  columns,
  filters: descriptorListFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DescriptorListCard,
  Headline: ListsHeadline,
  views: [
    { name: 'list', route: 'descriptorLists' },
    { name: 'overview', route: 'descriptorListsOverview' },
  ],
};
