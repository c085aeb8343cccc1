import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    traits: typeof import('../../../locales/en/traits.json');
  }
}

export const traitsRoutes = {
  accessionsTraits: { path: '/a/traits/{filterCode?}', allow: anyone },
} as const satisfies Rows;
