import { anyOf, anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    files: typeof import('../../../locales/en/files.json');
    repository: typeof import('../../../locales/en/repository.json');
  }
}

const keepsFiles = anyOf('ROLE_CONTENTMANAGER', 'ROLE_ADMINISTRATOR');

/** A path from the root, where it is empty, with its first slash. */
const folder = { path: '(?:/.*[^/])?' };

export const fileRoutes = {
  /** `path` is that of a file in the institute's folder, slashes included. */
  instituteFile: {
    path: '/wiews/{wiewsCode}/files/{path}',
    allow: anyone,
    parent: 'institute',
    patterns: { path: '.*[^/]' },
  },
  repository: {
    path: '/admin/repository/f{path}/',
    allow: keepsFiles,
    parent: 'admin',
    menu: { group: 'content', order: 40 },
    card: { on: 'dashboard', group: 'content', order: 40 },
    patterns: folder,
  },
  repositoryGallery: {
    path: '/admin/repository/g{path}/',
    allow: keepsFiles,
    parent: 'repository',
    patterns: folder,
  },
  /** What is said of a file. */
  repositoryFile: { path: '/admin/repository/edit/{uuid}', allow: keepsFiles, parent: 'repository' },
} as const satisfies Rows;
