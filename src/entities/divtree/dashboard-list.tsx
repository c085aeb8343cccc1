import { useTranslation } from 'react-i18next';
import type { DiversityTree, DiversityTreeFilter } from '@/contract/divtree/diversity-tree';
import { CropNames } from '@/entities/names/CropNames';
import { useCropName } from '@/entities/names/use-crop-name';
import { changedColumn, ownerColumn, stateColumn, titleColumn, versionColumn } from '@/entities/publication/columns';
import { stateName } from '@/entities/publication/values/state-name';
import { VersionText } from '@/entities/publication/values/VersionText';
import { publicationList } from '@/entities/publication/publication-list';
import { href } from '@/routes/href';
import { figureColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/format/use-format';
import { divtreeApi } from './api';

/** Diversity trees; in public they are found by their crops. */
export const divtreeList: EntityListDefinition<DiversityTree, DiversityTreeFilter> = {
  entity: 'divtree',
  endpoint: divtreeApi.endpoints.divtreeList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('divtree', { uuid }),
  columns: [
    titleColumn({ width: 220, flex: 5 }),
    {
      name: 'crops',
      usual: true,
      working: false,
      width: 130,
      flex: 3,
      cell: ({ crops }) => <CropNames crops={crops} />,
    },
    { ...ownerColumn, usual: true, width: 110 },
    figureColumn('nodeCount', 90),
    figureColumn('accessionCount', 110),
    versionColumn,
    { ...changedColumn, usual: true },
    stateColumn,
  ],
  filters: [
    { kind: 'terms', field: 'state', useName: stateName.useName },
    { kind: 'terms', field: 'crops', useName: useCropName },
    { kind: 'terms', field: 'owner' },
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DivtreeCard,
};

function DivtreeCard({ row, name }: CardProps<DiversityTree>) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const { nodeCount, accessionCount } = row;
  return (
    <>
      {name}
      <div>{t('size', { count: accessionCount, nodes: number(nodeCount), accessions: number(accessionCount) })}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}

/** Diversity trees as those see them who write them. */
export const dashboardDivtreeList = publicationList(divtreeList, 'divtree');
