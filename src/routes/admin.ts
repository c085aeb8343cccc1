import { anyOf, type Row } from './route';

export const adminRoutes = {
  admin: {
    path: '/admin',
    titleKey: 'nav:titles.admin',
    menuKey: 'nav:menu.admin',
    allow: anyOf('ROLE_ADMINISTRATOR'),
    area: 'admin',
  },
} as const satisfies Record<string, Row>;
