import { whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    ingest: typeof import('../../../locales/en/ingest.json');
  }
}

const common = {
  allow: whoWrites('dataset', 'ROLE_VETTEDUSER'),
  parent: 'dashboardDatasets',
  patterns: { sheet: '[0-9]+' },
} as const;

export const ingestRoutes = {
  ingest: { ...common, path: '/datasets/ingest/{datasetUuid}/{uuid}/{sheet}' },
  dashboardIngest: {
    ...common,
    path: '/dashboard/datasets/ingest/{datasetUuid}/{uuid}/{sheet}',
    titleKey: 'nav:titles.ingest',
    redirect: 'ingest',
  },
} as const satisfies Rows;
