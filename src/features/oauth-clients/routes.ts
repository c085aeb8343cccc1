import { administrator, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'oauth-client': typeof import('../../../locales/en/oauth-client.json');
  }
}

/** Addresses are matched as they are encoded. */
const CLIENT_ID = { clientId: '[^/]*(?:@|%40)[^/]*' };

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
    patterns: CLIENT_ID,
  },
  newOauthClient: { path: '/admin/oauth/edit', allow: administrator, parent: 'oauthClients' },
  editOauthClient: {
    path: '/admin/oauth/{clientId}/edit',
    allow: administrator,
    parent: 'oauthClient',
    patterns: CLIENT_ID,
  },
} as const satisfies Rows;
