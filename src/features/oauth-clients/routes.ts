import { administrator, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'oauth-client': typeof import('../../../locales/en/oauth-client.json');
  }
}

export const oauthClientRoutes = {
  oauthClients: {
    path: '/admin/oauth',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'administration', order: 4 },
  },
  oauthClient: {
    path: '/admin/oauth/{clientId}/{tab:client|tokens|permissions?}',
    allow: administrator,
    parent: 'oauthClients',
    // Addresses are matched as they are encoded.
    patterns: { clientId: '[^/]*(?:@|%40)[^/]*' },
  },
} as const satisfies Rows;
