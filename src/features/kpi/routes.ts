import { administrator, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    kpi: typeof import('../../../locales/en/kpi.json');
  }
}

export const kpiRoutes = {
  kpi: {
    path: '/admin/kpi',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'administration', order: 20 },
  },
  kpiExecution: {
    path: '/admin/kpi/{shortName}/{tab:runs|compare|settings?}',
    allow: administrator,
    parent: 'kpi',
  },
} as const satisfies Rows;
