import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'descriptor-list': typeof import('../../../locales/en/descriptor-list.json');
  }
}

export const descriptorListRoutes = {
  descriptorLists: { path: '/descriptorlists/{filterCode?}', allow: anyone, menu: { group: 'data', order: 40 } },
  descriptorListsOverview: { path: '/descriptorlists/overview/{filterCode?}', allow: anyone },
  descriptorList: { path: '/descriptorlists/{uuid}', allow: anyone, parent: 'descriptorLists' },
  ...area('dashboard', {
    one: 'DescriptorList',
    path: 'descriptorlists',
    steps: ['import-descriptors', 'select-descriptors', 'reorder-descriptors', 'translations', 'review-and-publish'],
    allow: whoWrites('descriptorlist', 'ROLE_VETTEDUSER'),
    menu: { group: 'data', order: 20 },
  }),
} as const satisfies Rows;
