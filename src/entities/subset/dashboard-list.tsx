import { publicationList } from '@/entities/publication/publication-list';
import { subsetList } from './list';

/** Subsets as those see them who write them. */
export const dashboardSubsetList = publicationList(subsetList, 'subset');
