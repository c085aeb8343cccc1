import { signedIn, type Rows } from '@/routes/route';

export const passportRoutes = {
  /** Whose institute it is only the API knows. */
  passportUpdate: { path: '/wiews/{wiewsCode}/passport', allow: signedIn, parent: 'institute' },
} as const satisfies Rows;
