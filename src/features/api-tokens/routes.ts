import { signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
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
} as const satisfies Rows;
