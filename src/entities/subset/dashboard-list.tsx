import { workingList } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { subsetList } from './list';

/** Subsets as those see them who write them. */
export const dashboardSubsetList = workingList(subsetList, {
  create: { label: 'subset:new', to: href('newSubset') },
  edit: ({ uuid }) => href('editSubset', { uuid }),
  kind: 'subset',
});
