import { administrator, anyOf, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    installation: typeof import('../../../locales/en/installation.json');
  }
}

export const installationRoutes = {
  caches: {
    path: '/admin/cache',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'installation', order: 30 },
  },
  cluster: {
    path: '/admin/hazelcast',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'installation', order: 10 },
  },
  searchIndex: {
    path: '/admin/elastic',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'installation', order: 20 },
  },
  tools: {
    path: '/admin/tools',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'installation', order: 50 },
  },
  loggers: {
    path: '/admin/loggers',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'installation', order: 40 },
  },
  /** The same list, to be read. */
  publisherLoggers: {
    path: '/dashboard/loggers',
    titleKey: 'nav:titles.loggers',
    allow: anyOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'),
    parent: 'dashboard',
    card: { on: 'dashboard', group: 'installation', order: 10 },
  },
} as const satisfies Rows;
