import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    subsetting: typeof import('../../../locales/en/subsetting.json');
  }
}

export const subsettingRoutes = {
  accessionsSubsetting: { path: '/a/subsetting/{filterCode?}', allow: anyone },
} as const satisfies Rows;
