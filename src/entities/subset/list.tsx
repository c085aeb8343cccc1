import { useTranslation } from 'react-i18next';
import type { Subset, SubsetFilter } from '@/contract/subset/subset';
import { CropNames } from '@/entities/names/CropNames';
import { useCropName } from '@/entities/names/use-crop-name';
import { instituteNames } from '@/entities/names/use-institute-name';
import {
  changedColumn,
  ownerColumn,
  rightsColumn,
  stateColumn,
  titleColumn,
  versionColumn,
} from '@/entities/publication/columns';
import { stateName } from '@/entities/publication/values/state-name';
import { useLicenceName } from '@/entities/publication/values/use-licence-name';
import { VersionText } from '@/entities/publication/values/VersionText';
import { href } from '@/routes/href';
import { figureColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { useFormat } from '@/shared/ui/format/use-format';
import { subsetApi } from './api';
import { subsetType } from './codes';
import styles from './list.module.css';

const columns: readonly ListColumn<Subset>[] = [
  titleColumn({ width: 220, flex: 5 }),
  {
    name: 'subsetType',
    sort: 'subsetType',
    usual: true,
    width: 136,
    cell: (row) => <subsetType.Name code={row.subsetType} />,
  },
  { name: 'crops', usual: true, working: false, width: 130, flex: 3, cell: ({ crops }) => <CropNames crops={crops} /> },
  { ...ownerColumn, usual: true, width: 110 },
  figureColumn('accessionCount', 110),
  versionColumn,
  { ...changedColumn, usual: true },
  { name: 'institutes', align: 'end', width: 110, cell: ({ institutes }) => <Figure value={institutes.length} /> },
  rightsColumn,
  stateColumn,
];

/** Subsets, wherever a list of them stands. */
export const subsetList: EntityListDefinition<Subset, SubsetFilter> = {
  entity: 'subset',
  endpoint: subsetApi.endpoints.subsetList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('subset', { uuid }),
  columns,
  filters: [
    { kind: 'terms', field: 'subsetType', useName: subsetType.useName },
    { kind: 'terms', field: 'crops', useName: useCropName },
    { kind: 'terms', field: 'institutes', ...instituteNames },
    { kind: 'terms', field: 'owner' },
    { kind: 'text', field: 'title', group: 'publication' },
    { kind: 'terms', field: 'rights', useName: useLicenceName, group: 'publication' },
    { kind: 'date', field: 'lastModifiedDate', format: 'iso', group: 'publication' },
    { kind: 'terms', field: 'state', useName: stateName.useName, group: 'publication' },
  ],
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: SubsetCard,
};

function SubsetCard({ row, name }: CardProps<Subset>) {
  const { t } = useTranslation('accession');
  const cropName = useCropName();
  const typeName = subsetType.useName();
  const { number, list } = useFormat();
  const { crops, owner, accessionCount } = row;
  return (
    <>
      {name}
      <div>{[row.subsetType && typeName(row.subsetType), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <div className={styles.crops}>{list(crops.map(cropName))}</div>
      <div>
        {t('count', { count: accessionCount, shown: number(accessionCount) })}
        {' · '}
        <VersionText item={row} />
      </div>
    </>
  );
}
