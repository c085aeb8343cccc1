import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'table-preview': typeof import('../../../locales/en/table-preview.json');
  }
}

export const tablePreviewRoutes = {
  tablePreview: { path: '/amphibian/{uuid}/{sheet?}', allow: anyone, parent: 'datasets' },
} as const satisfies Rows;
