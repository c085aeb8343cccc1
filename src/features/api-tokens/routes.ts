import { signedIn, type Rows } from '@/routes/route';

export const apiTokenRoutes = {
  apiTokens: {
    path: '/dashboard/api-tokens',
    allow: signedIn,
    parent: 'dashboard',
    menu: { group: 'account', order: 30 },
  },
} as const satisfies Rows;
