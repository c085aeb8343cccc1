import { signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    profile: typeof import('../../../locales/en/profile.json');
  }
}

export const profileRoutes = {
  profile: { path: '/dashboard/profile', allow: signedIn, parent: 'dashboard', menu: { group: 'account', order: 10 } },
  password: {
    path: '/dashboard/profile/password',
    allow: signedIn,
    parent: 'profile',
    card: { on: 'dashboard', group: 'account', order: 20 },
  },
} as const satisfies Rows;
