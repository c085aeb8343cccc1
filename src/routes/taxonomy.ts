import { anyone, type Row } from './route';

export const taxonomyRoutes = {
  genus: {
    path: '/t/{genus}',
    titleKey: 'nav:titles.genus',
    allow: anyone,
    area: 'taxonomy',
  },
} as const satisfies Record<string, Row>;
