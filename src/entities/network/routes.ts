import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    network: typeof import('../../../locales/en/network.json');
  }
}

export const networkRoutes = {
  networks: { path: '/network', allow: anyone, menu: { group: 'reference', order: 50 } },
  network: { path: '/network/{shortName}', allow: anyone, parent: 'networks' },
  newNetwork: { path: '/network/edit', allow: whoWrites('network'), parent: 'networks' },
  editNetwork: { path: '/network/{shortName}/edit', allow: whoWrites('network'), parent: 'network' },
} as const satisfies Rows;
