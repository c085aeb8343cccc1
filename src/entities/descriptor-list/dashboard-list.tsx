import { workingList } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { descriptorListList } from './list';

/** Descriptor lists as those see them who write them. */
export const dashboardDescriptorListList = workingList(descriptorListList, {
  create: { label: 'descriptor-list:new', to: href('newDescriptorList') },
  edit: ({ uuid }) => href('editDescriptorList', { uuid }),
  kind: 'descriptorlist',
});
