import { administrator, anyone, type Row } from './route';

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
  newNetwork: {
    path: '/network/edit',
    titleKey: 'nav:titles.newNetwork',
    allow: administrator,
    area: 'networks',
    parent: 'networks',
  },
  editNetwork: {
    path: '/network/{shortName}/edit',
    titleKey: 'nav:titles.editNetwork',
    allow: administrator,
    area: 'networks',
    parent: 'network',
  },
} as const satisfies Record<string, Row>;
