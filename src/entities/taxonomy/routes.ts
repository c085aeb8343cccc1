import { anyone, type Rows } from '@/routes/route';

export const taxonomyRoutes = {
  genus: { path: '/t/{genus}', allow: anyone, parent: 'accessions' },
} as const satisfies Rows;
