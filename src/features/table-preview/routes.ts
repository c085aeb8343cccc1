import { anyone, type Rows } from '@/routes/route';

export const tablePreviewRoutes = {
  tablePreview: { path: '/amphibian/{uuid}/{sheet?}', allow: anyone, parent: 'datasets' },
} as const satisfies Rows;
