import { administrator, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    audit: typeof import('../../../locales/en/audit.json');
  }
}

export const auditRoutes = {
  auditLog: {
    path: '/admin/auditlog/{filterCode?}',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'administration', order: 10 },
  },
} as const satisfies Rows;
