import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    analogues: typeof import('../../../locales/en/analogues.json');
  }
}

export const analoguesRoutes = {
  accessionsAnalogues: { path: '/a/analogues/{filterCode?}', allow: anyone },
} as const satisfies Rows;
