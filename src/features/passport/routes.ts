import { signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    passport: typeof import('../../../locales/en/passport.json');
  }
}

export const passportRoutes = {
  /** Whose institute it is only the API knows. */
  passportUpdate: { path: '/wiews/{wiewsCode}/passport', allow: signedIn, parent: 'institute' },
} as const satisfies Rows;
