import { anyone, type Row } from './route';

export const networkRoutes = {
  networks: {
    path: '/network',
    titleKey: 'nav:titles.networks',
    menuKey: 'nav:menu.networks',
    allow: anyone,
    area: 'networks',
  },
  network: {
    path: '/network/{shortName}',
    titleKey: 'nav:titles.network',
    allow: anyone,
    area: 'networks',
    parent: 'networks',
  },
} as const satisfies Record<string, Row>;
