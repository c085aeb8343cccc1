import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    subset: typeof import('../../../locales/en/subset.json');
  }
}

export const subsetRoutes = {
  subsets: { path: '/subsets/{filterCode?}', allow: anyone, menu: { group: 'data', order: 20 } },
  subset: { path: '/subsets/{uuid}', allow: anyone, parent: 'subsets' },
  ...area('dashboard', {
    one: 'Subset',
    path: 'subsets',
    steps: ['list-of-accessions', 'creators', 'translations', 'review-and-publish'],
    allow: whoWrites('subset', 'ROLE_VETTEDUSER'),
    menu: { group: 'data', order: 40 },
  }),
} as const satisfies Rows;
