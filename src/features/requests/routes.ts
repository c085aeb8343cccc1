import { administrator, anyOf, anyone, signedIn, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    requests: typeof import('../../../locales/en/requests.json');
  }
}

const ofOne = { allow: anyone, parent: 'requests' } as const;

/** What begins with `token` is a key: it is told to nobody. */
export const requestRoutes = {
  requests: { path: '/requests', allow: anyone, parent: 'myList' },
  requestAccessions: { ...ofOne, path: '/requests/create' },
  requestInfo: { ...ofOne, path: '/requests/create/request-info' },
  requestSubmit: { ...ofOne, path: '/requests/create/submit' },
  externalRequests: { ...ofOne, path: '/requests/external', titleKey: 'nav:titles.externalRequest' },
  externalRequest: {
    ...ofOne,
    path: '/requests/external/{tokenUUID}/{step:info|submit?}',
    patterns: { tokenUUID: '[0-9a-f-]{36}' },
  },
  requestStatus: { ...ofOne, bare: true, path: '/requests/status/{tokenUUID}' },
  validateRequest: { ...ofOne, bare: true, path: '/request/{tokenUUID}/validate' },
  approveRequest: { ...ofOne, bare: true, path: '/request/{tokenUUID}/approve' },
  /** By the genebank, from its letter; ours. */
  answerRequest: { ...ofOne, bare: true, path: '/request/{tokenUUID}/answer' },
  confirmReceipt: { ...ofOne, bare: true, path: '/request/{tokenUUID}/confirm' },
  myRequests: {
    path: '/dashboard/my-requests/{filterCode?}',
    allow: signedIn,
    parent: 'dashboard',
    menu: { group: 'requests', order: 10 },
  },
  myRequest: { path: '/dashboard/my-requests/{uuid}', allow: signedIn, parent: 'myRequests' },
  incomingRequests: {
    path: '/dashboard/requests/{filterCode?}',
    allow: anyOf('ROLE_REQUESTS'),
    parent: 'dashboard',
    menu: { group: 'requests', order: 20 },
  },
  incomingRequest: {
    path: '/dashboard/requests/{wiewsCode}/{uuid}',
    allow: anyOf('ROLE_REQUESTS'),
    parent: 'incomingRequests',
  },
  adminRequests: {
    path: '/admin/requests/{filterCode?}',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'requests', order: 10 },
  },
  adminRequest: { path: '/admin/requests/{uuid}', allow: administrator, parent: 'adminRequests' },
  adminSubrequests: {
    path: '/admin/subrequests',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'requests', order: 20 },
  },
} as const satisfies Rows;
