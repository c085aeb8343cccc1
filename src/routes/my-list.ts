import { anyone, type Row } from './route';

export const myListRoutes = {
  myList: {
    path: '/sel',
    titleKey: 'nav:titles.myList',
    menuKey: 'nav:menu.myList',
    allow: anyone,
    area: 'my-list',
  },
  myListMap: {
    path: '/sel/map',
    titleKey: 'nav:titles.myListMap',
    allow: anyone,
    area: 'my-list',
    parent: 'myList',
  },
} as const satisfies Record<string, Row>;
