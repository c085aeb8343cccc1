import { useTranslation } from 'react-i18next';
import type { Dataset, DatasetFilter } from '@/contract/dataset/dataset';
import { CropNames } from '@/entities/names/CropNames';
import { useCropName } from '@/entities/names/use-crop-name';
import {
  changedColumn,
  languageColumn,
  ownerColumn,
  rightsColumn,
  stateColumn,
  titleColumn,
  versionColumn,
} from '@/entities/publication/columns';
import { VersionText } from '@/entities/publication/values/VersionText';
import { href } from '@/routes/href';
import { figureColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from './catalogue/api';
import { DataCatalog } from './catalogue/DataCatalog';
import { Evaluated } from './catalogue/Evaluated';
import { datasetFilters } from './catalogue/filters';

/** A dataset in a few lines, for small screens. */
function DatasetCard({ row, name }: CardProps<Dataset>) {
  const { t } = useTranslation('dataset');
  const cropName = useCropName();
  const { number } = useFormat();
  const { crops, owner, accessionCount, observationCount } = row;
  return (
    <>
      {name}
      <div dir="auto">{[...crops.map(cropName), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <div>
        {[
          t('counts.accessions', { count: accessionCount, shown: number(accessionCount) }),
          t('counts.observations', { count: observationCount, shown: number(observationCount) }),
        ].join(' · ')}
      </div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}

const columns: readonly ListColumn<Dataset>[] = [
  titleColumn({ width: 250, flex: 6 }),
  { name: 'crops', usual: true, working: false, width: 90, flex: 1, cell: ({ crops }) => <CropNames crops={crops} /> },
  { ...ownerColumn, usual: true, width: 95, flex: 1 },
  figureColumn('accessionCount', 98),
  figureColumn('descriptorCount', 98),
  figureColumn('observationCount', 108),
  {
    name: 'evaluated',
    sort: 'startDate',
    usual: true,
    working: false,
    width: 98,
    cell: (row) => <Evaluated {...row} years />,
    // As ISO 8601 writes a span of time.
    text: ({ startDate, endDate }) => [startDate, endDate].filter(Boolean).join('/'),
  },
  { ...versionColumn, width: 72 },
  rightsColumn,
  languageColumn,
  stateColumn,
  changedColumn,
];

/** Datasets, wherever a list of them stands. */
export const datasetList: EntityListDefinition<Dataset, DatasetFilter> = {
  entity: 'dataset',
  endpoint: datasetApi.endpoints.datasetList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('dataset', { uuid }),
  columns,
  filters: datasetFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DatasetCard,
  views: [
    { name: 'list', route: 'datasets' },
    { name: 'overview', route: 'datasetsOverview' },
  ],
};

/** Of all that is published. */
export const publicDatasetList: typeof datasetList = { ...datasetList, More: DataCatalog };
