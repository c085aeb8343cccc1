import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    descriptor: typeof import('../../../locales/en/descriptor.json');
  }
}

export const descriptorRoutes = {
  descriptors: { path: '/descriptors/{filterCode?}', allow: anyone, parent: 'descriptorLists' },
  descriptor: { path: '/descriptors/{uuid}', allow: anyone, parent: 'descriptors' },
  ...area('dashboard', {
    one: 'Descriptor',
    path: 'descriptors',
    steps: ['translations', 'review-and-publish'],
    allow: whoWrites('descriptor', 'ROLE_VETTEDUSER'),
    menu: { group: 'data', order: 30 },
  }),
} as const satisfies Rows;
