import { anyone, type Row } from './route';

export const bibliographyRoutes = {
  bibliography: {
    path: '/bibliography/{filterCode?}',
    titleKey: 'nav:titles.bibliography',
    menuKey: 'nav:menu.bibliography',
    allow: anyone,
    area: 'bibliography',
  },
  citation: {
    path: '/bibliography/{uuid}',
    titleKey: 'nav:titles.citation',
    allow: anyone,
    area: 'bibliography',
    parent: 'bibliography',
    patterns: { uuid: '[a-uw-z0-9-][a-z0-9-]{35}' },
  },
} as const satisfies Record<string, Row>;
