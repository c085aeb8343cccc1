import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'my-list': typeof import('../../../locales/en/my-list.json');
  }
}

export const myListRoutes = {
  myList: {
    path: '/sel',
    allow: anyone,
    menu: { group: 'own', order: 10 },
    card: { on: 'dashboard', group: 'kept', order: 10 },
  },
  /** A tab of the list: its heading and tabs say where one is. */
  myListMap: { path: '/sel/map', allow: anyone },
} as const satisfies Rows;
