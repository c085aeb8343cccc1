import { allOf, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    labs: typeof import('../../../locales/en/labs.json');
  }
}

/** What is not yet for everybody. */
export const labsRoutes = {
  labs: {
    path: '/labs',
    allow: allOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'),
    parent: 'dashboard',
    menu: { group: 'administration', order: 20 },
  },
} as const satisfies Rows;
