import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    check: typeof import('../../../locales/en/check.json');
  }
}

export const checkRoutes = {
  passportCheck: { path: '/check', allow: anyone, parent: 'accessions', menu: { group: 'data', order: 90 } },
} as const satisfies Rows;
