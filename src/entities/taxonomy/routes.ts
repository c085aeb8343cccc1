import { administrator, anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    taxonomy: typeof import('../../../locales/en/taxonomy.json');
  }
}

export const taxonomyRoutes = {
  genus: { path: '/t/{genus}', allow: anyone, parent: 'accessions', named: 'la' },
  dashboardTaxa: {
    path: '/dashboard/t/{filterCode?}',
    allow: administrator,
    parent: 'dashboard',
    menu: { group: 'administration', order: 15 },
  },
  editTaxon: {
    path: '/dashboard/t/{id}',
    allow: administrator,
    parent: 'dashboardTaxa',
    named: 'la',
    // A filterCode begins with a letter.
    patterns: { id: '\\d+' },
  },
} as const satisfies Rows;
