import { administrator, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    user: typeof import('../../../locales/en/user.json');
  }
}

export const userRoutes = {
  users: {
    path: '/admin/users/{filterCode?}',
    allow: administrator,
    parent: 'admin',
    menu: { group: 'administration', order: 2 },
  },
  user: { path: '/admin/users/{uuid}/{tab:profile|roles|tokens|activity?}', allow: administrator, parent: 'users' },
  editUser: { path: '/admin/users/{uuid}/edit', allow: administrator, parent: 'user' },
} as const satisfies Rows;
