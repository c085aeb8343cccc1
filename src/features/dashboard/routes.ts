import { signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    dashboard: typeof import('../../../locales/en/dashboard.json');
  }
}

export const dashboardRoutes = {
  dashboard: {
    path: '/dashboard/{tab:drafts|reviews|recent?}',
    allow: signedIn,
    menu: { group: 'home', order: 10 },
    card: { on: 'admin', group: 'people', order: 10 },
  },
} as const satisfies Rows;
