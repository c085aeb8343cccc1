import { anyOf, type Row } from './route';

export const adminRoutes = {
  admin: {
    path: '/admin',
    titleKey: 'nav:titles.admin',
    menuKey: 'nav:menu.admin',
    allow: anyOf('ROLE_ADMINISTRATOR'),
    area: 'admin',
  },
  adminRequests: {
    path: '/admin/requests/{filterCode?}',
    titleKey: 'nav:titles.adminRequests',
    menuKey: 'nav:menu.adminRequests',
    allow: anyOf('ROLE_ADMINISTRATOR'),
    area: 'admin',
    parent: 'admin',
  },
  adminRequest: {
    path: '/admin/requests/{uuid}',
    titleKey: 'nav:titles.adminRequest',
    allow: anyOf('ROLE_ADMINISTRATOR'),
    area: 'admin',
    parent: 'adminRequests',
  },
  adminSubrequests: {
    path: '/admin/subrequests',
    titleKey: 'nav:titles.adminSubrequests',
    menuKey: 'nav:menu.adminSubrequests',
    allow: anyOf('ROLE_ADMINISTRATOR'),
    area: 'admin',
    parent: 'admin',
  },
} as const satisfies Record<string, Row>;
