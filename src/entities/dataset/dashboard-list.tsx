import { workingList } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { datasetList } from './list';

/** Datasets as those see them who write them. */
export const dashboardDatasetList = workingList(datasetList, {
  create: { label: 'dataset:new', to: href('newDataset') },
  edit: ({ uuid }) => href('editDataset', { uuid }),
  kind: 'dataset',
});
