import { workingList } from '@/entities/publication/working-list';
import { subsetList } from './list';

/** Subsets as those see them who write them. */
export const dashboardSubsetList = workingList(subsetList, {
  create: 'subset:new',
  path: '/dashboard/subsets',
  line: (move) => `POST /subset/bulk/${move}`,
});
