import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    welcome: typeof import('../../../locales/en/welcome.json');
  }
}

export const welcomeRoutes = { welcome: { path: '/', allow: anyone } } as const satisfies Rows;
