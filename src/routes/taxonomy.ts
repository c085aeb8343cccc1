import { anyone, type Row } from './route';

export const taxonomyRoutes = {
  genus: {
    path: '/t/{genus}',
    titleKey: 'nav:titles.genus',
    allow: anyone,
    area: 'taxonomy',
    parent: 'accessions',
  },
} as const satisfies Record<string, Row>;
