import { publicationList } from '@/entities/publication/publication-list';
import { descriptorList } from './list';

/** Descriptors as those see them who write them. */
export const dashboardDescriptorList = publicationList(descriptorList, 'descriptor');
