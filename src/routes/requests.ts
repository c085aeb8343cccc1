import { anyone, type Row } from './route';

/** What begins with `token` is a key: it is told to nobody. */
export const requestRoutes = {
  requests: {
    path: '/requests',
    titleKey: 'nav:titles.requests',
    allow: anyone,
    area: 'requests',
    parent: 'myList',
  },
  requestAccessions: {
    path: '/requests/create',
    titleKey: 'nav:titles.requestAccessions',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  requestInfo: {
    path: '/requests/create/request-info',
    titleKey: 'nav:titles.requestInfo',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  requestSubmit: {
    path: '/requests/create/submit',
    titleKey: 'nav:titles.requestSubmit',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  externalRequests: {
    path: '/requests/external',
    titleKey: 'nav:titles.externalRequest',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  externalRequest: {
    path: '/requests/external/{tokenUUID}/{step:info|submit?}',
    titleKey: 'nav:titles.externalRequest',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
    patterns: { tokenUUID: '[0-9a-f-]{36}' },
  },
  requestStatus: {
    path: '/requests/status/{tokenUUID}',
    titleKey: 'nav:titles.requestStatus',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  validateRequest: {
    path: '/request/{tokenUUID}/validate',
    titleKey: 'nav:titles.validateRequest',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  approveRequest: {
    path: '/request/{tokenUUID}/approve',
    titleKey: 'nav:titles.approveRequest',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  /** By the genebank, from its letter; ours. */
  answerRequest: {
    path: '/request/{tokenUUID}/answer',
    titleKey: 'nav:titles.answerRequest',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
  confirmReceipt: {
    path: '/request/{tokenUUID}/confirm',
    titleKey: 'nav:titles.confirmReceipt',
    allow: anyone,
    area: 'requests',
    parent: 'requests',
  },
} as const satisfies Record<string, Row>;
