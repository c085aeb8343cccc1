import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    files: typeof import('../../../locales/en/files.json');
  }
}

export const fileRoutes = {
  /** `path` is that of a file in the institute's folder, slashes included. */
  instituteFile: {
    path: '/wiews/{wiewsCode}/files/{path}',
    allow: anyone,
    parent: 'institute',
    patterns: { path: '.*[^/]' },
  },
} as const satisfies Rows;
