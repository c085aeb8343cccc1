import { whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    menu: typeof import('../../../locales/en/menu.json');
  }
}

const editors = whoWrites('menu', 'ROLE_CONTENTMANAGER');

/** `menu` is the slug of no article, so that none has an address of these. */
export const menuRoutes = {
  menus: {
    path: '/admin/content/menu',
    allow: editors,
    parent: 'admin',
    menu: { group: 'content', order: 30 },
    card: { on: 'dashboard', group: 'content', order: 30 },
  },
  newMenu: { path: '/admin/content/menu/edit', allow: editors, parent: 'menus' },
  editMenu: { path: '/admin/content/menu/{key}/edit', allow: editors, parent: 'menus' },
} as const satisfies Rows;
