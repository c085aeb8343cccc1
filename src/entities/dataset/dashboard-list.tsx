import { publicationList } from '@/entities/publication/publication-list';
import { datasetList } from './list';

/** Datasets as those see them who write them. */
export const dashboardDatasetList = publicationList(datasetList, 'dataset');
