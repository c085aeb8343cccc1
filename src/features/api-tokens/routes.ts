import { administrator, signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'all-api-tokens': typeof import('../../../locales/en/all-api-tokens.json');
    'api-tokens': typeof import('../../../locales/en/api-tokens.json');
  }
}

export const apiTokenRoutes = {
  apiTokens: {
    path: '/dashboard/api-tokens',
    allow: signedIn,
    parent: 'dashboard',
    menu: { group: 'account', order: 30 },
  },
  allApiTokens: {
    path: '/admin/api-tokens',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'administration', order: 5 },
  },
} as const satisfies Rows;
