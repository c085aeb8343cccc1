import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    divtree: typeof import('../../../locales/en/divtree.json');
  }
}

export const divtreeRoutes = {
  divtree: { path: '/divtree/{uuid}/{tab:tree|accessions|about?}', allow: anyone, parent: 'crops' },
  ...area('dashboard', {
    one: 'Divtree',
    path: 'divtree',
    steps: ['json-file', 'list-of-accessions', 'creators', 'review-and-publish'],
    allow: whoWrites('divtree', 'ROLE_DIVTREE'),
    menu: { group: 'data', order: 50 },
  }),
} as const satisfies Rows;
