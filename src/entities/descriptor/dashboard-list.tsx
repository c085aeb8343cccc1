import { workingList } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { descriptorList } from './list';

/** Descriptors as those see them who write them. */
export const dashboardDescriptorList = workingList(descriptorList, {
  create: { label: 'descriptor:new', to: href('newDescriptor') },
  edit: ({ uuid }) => href('editDescriptor', { uuid }),
  kind: 'descriptor',
});
