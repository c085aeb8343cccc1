import { publicationList } from '@/entities/publication/publication-list';
import { descriptorListList } from './list';

/** Descriptor lists as those see them who write them. */
export const dashboardDescriptorListList = publicationList(descriptorListList, 'descriptorlist');
